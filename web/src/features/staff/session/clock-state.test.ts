import { maxStaffIdleMs, maxStaffSessionMs } from '@dental-shop/domain/account/staff-session';
import { describe, expect, it } from 'vitest';
import { clockState } from './clock-state.ts';

const minute = 60_000;
const now = Date.parse('2026-11-22T17:00:00Z');
const times = (idle: number, session: number) => ({
  activeAt: now - idle,
  signedInAt: now - session,
  now,
});

describe('clockState', () => {
  it.each([
    ['running', 0, minute],
    ['running', maxStaffIdleMs - minute - 1, 5 * 60 * minute],
    ['idle-soon', maxStaffIdleMs - minute, 5 * 60 * minute],
    ['idle-soon', maxStaffIdleMs - 1, 5 * 60 * minute],
    ['over', maxStaffIdleMs, 5 * 60 * minute],
    ['running', 0, maxStaffSessionMs - minute - 1],
    ['end-soon', 0, maxStaffSessionMs - minute],
    ['over', 0, maxStaffSessionMs],
    ['running', 100 * 60 * minute, minute],
  ])('is %s %i ms after the last activity and %i ms after the sign-in', (state, idle, session) => {
    expect(clockState(times(idle, session))).toBe(state);
  });
});
