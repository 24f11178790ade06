import { readStoredUser } from '../../../shared/session/stored-sign-in.ts';
import { tokenClaims } from '../../../shared/session/token-claims.ts';
import { type ClockState, clockState } from './clock-state.ts';

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
