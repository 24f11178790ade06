import { readStoredUser } from '../../../shared/session/stored-sign-in.ts';
import { tokenClaims } from '../../../shared/session/token-claims.ts';
import { type ClockState, clockState } from './clock-state.ts';

const storageKey = 'staffActiveAt';

const writeIntervalMs = 2_000;

/** Fallback if storage is blocked: each tab then tracks its own activity. */
let lastActiveAt = 0;

function readActiveAt(): number {
  try {
    const stored = Number(localStorage.getItem(storageKey));
    return Math.max(lastActiveAt, Number.isFinite(stored) ? stored : 0);
  } catch {
    return lastActiveAt;
  }
}

export function recordActivity(now: number): void {
  if (now - lastActiveAt < writeIntervalMs) return;
  lastActiveAt = now;
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
