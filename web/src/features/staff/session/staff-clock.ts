import {
  idleNoticeMs,
  isStaffSessionOver,
  maxStaffIdleMs,
  maxStaffSessionMs,
} from '@dental-shop/domain/account/staff-session';
import { readStoredUser } from '../../../shared/session/stored-user.ts';
import { tokenClaims } from '../../../shared/session/token-claims.ts';

/** For all tabs, and for those that are opened after the last was closed. */
const storageKey = 'staffActiveAt';

/** Each key and each click would be written otherwise. */
const writeEveryMs = 2_000;

/** Where storage is blocked, no sign-in outlives the page, and the tab counts for itself. */
let known = 0;

function readActiveAt(): number {
  try {
    const stored = Number(localStorage.getItem(storageKey));
    return Math.max(known, Number.isFinite(stored) ? stored : 0);
  } catch {
    return known;
  }
}

/** Takes down that staff did something just now. */
export function noteActivity(now: number): void {
  if (now - known < writeEveryMs) return;
  known = now;
  try {
    localStorage.setItem(storageKey, String(now));
  } catch (error) {
    console.warn('Other tabs do not learn of what is done here.', { error });
  }
}

/** Where the session of the signed-in staff member stands; `running` where there is none. */
export function readClock(now: number): ClockState {
  const { auth_time: authTime } = tokenClaims(readStoredUser()?.token?.value ?? '');
  if (typeof authTime !== 'number') return 'running';
  return clockState({ activeAt: readActiveAt(), signedInAt: authTime * 1000, now });
}

/** `idle-soon` may be averted by doing something, `end-soon` by signing in again. */
export type ClockState = 'running' | 'idle-soon' | 'end-soon' | 'over';

interface Times {
  /** When a key was pressed or something clicked last, in any tab. */
  activeAt: number;
  /** When the password was given. */
  signedInAt: number;
  now: number;
}

/** Where a staff session stands; all times are in milliseconds since 1970. */
export function clockState({ activeAt, signedInAt, now }: Times): ClockState {
  // Somebody who has just signed in has just done something.
  const idleFor = now - Math.max(activeAt, signedInAt);
  if (isStaffSessionOver({ auth_time: signedInAt / 1000 }, now)) return 'over';
  if (idleFor >= maxStaffIdleMs) return 'over';
  if (now - signedInAt >= maxStaffSessionMs - idleNoticeMs) return 'end-soon';
  return idleFor >= maxStaffIdleMs - idleNoticeMs ? 'idle-soon' : 'running';
}
