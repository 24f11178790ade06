/**
 * Protects against unlocked screens, lost phones, and stolen tokens. Customers stay signed in, as
 * the specification requires.
 */

const minuteMs = 60_000;

export const maxStaffIdleMs = 30 * minuteMs;

export const idleNoticeMs = minuteMs;

/** Applies even to active sessions. `firestore.rules` has the same limit in `isStaffSession`. */
export const maxStaffSessionMs = 12 * 60 * minuteMs;

/**
 * Refunds, account corrections, staff access changes, and downloads require a sign-in no older than
 * this.
 */
export const maxRecentSignInMs = 5 * minuteMs;

/** ID token claim: when the user entered the password, in seconds since 1970. */
interface SignIn {
  auth_time: number;
}

const age = ({ auth_time }: SignIn, now: number) => now - auth_time * 1000;

/** `now` is in ms since 1970. */
export function isStaffSessionOver(signIn: SignIn, now: number): boolean {
  return age(signIn, now) >= maxStaffSessionMs;
}

/** `now` is in ms since 1970. */
export function isRecentSignIn(signIn: SignIn, now: number): boolean {
  return age(signIn, now) < maxRecentSignInMs;
}
