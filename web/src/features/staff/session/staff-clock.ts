import { readStoredUser } from '../../../shared/session/stored-sign-in.ts';
import { tokenClaims } from '../../../shared/session/token-claims.ts';
import { type ClockState, clockState } from './clock-state.ts';

const storageKey = 'staffActiveAt';

const writeEveryMs = 2_000;

/** Fallback if storage is blocked: each tab then tracks its own activity. */
let known = 0;

function readActiveAt(): number {
  try {
    const stored = Number(localStorage.getItem(storageKey));
    return Math.max(known, Number.isFinite(stored) ? stored : 0);
  } catch {
    return known;
  }
}

export function noteActivity(now: number): void {
  if (now - known < writeEveryMs) return;
  known = now;
  try {
    localStorage.setItem(storageKey, String(now));
  } catch (error) {
    console.warn('Activity in this tab is not shared with other tabs.', { error });
  }
}

export function readClock(now: number): ClockState {
  const { auth_time: authTime } = tokenClaims(readStoredUser()?.token?.value ?? '');
  if (typeof authTime !== 'number') return 'running';
  return clockState({ activeAt: readActiveAt(), signedInAt: authTime * 1000, now });
}
