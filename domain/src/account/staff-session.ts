/*
 * How long staff stay signed in. A colleague's unlocked screen, a lost phone and a stolen token are
 * what these bounds are for; customers stay signed in, as the specification has it.
 */

const minuteMs = 60_000;

/** Without a key or a click in any tab for this long, the browser signs staff out. */
export const maxStaffIdleMs = 30 * minuteMs;

/** How long before that the screen says so. */
export const idleNoticeMs = minuteMs;

/**
 * After this long a sign-in counts no more, whatever was done meanwhile. `isStaffSession` in
 * `firestore.rules` has the same number, in seconds.
 */
export const maxStaffSessionMs = 12 * 60 * minuteMs;

/** How fresh a sign-in must be for refunds, corrected accounts, changes of who is staff, and downloads. */
export const maxRecentSignInMs = 5 * minuteMs;

/** `auth_time` of an ID token: when its owner gave the password, in seconds since 1970. */
interface SignIn {
  auth_time: number;
}

const age = ({ auth_time }: SignIn, now: number) => now - auth_time * 1000;

/** `now` in milliseconds since 1970. */
export function isStaffSessionOver(signIn: SignIn, now: number): boolean {
  return age(signIn, now) >= maxStaffSessionMs;
}

/** `now` in milliseconds since 1970. */
export function isRecentSignIn(signIn: SignIn, now: number): boolean {
  return age(signIn, now) < maxRecentSignInMs;
}
