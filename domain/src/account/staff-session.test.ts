import { describe, expect, it } from 'vitest';
import {
  idleNoticeMs,
  isRecentSignIn,
  isStaffSessionOver,
  maxRecentSignInMs,
  maxStaffIdleMs,
  maxStaffSessionMs,
} from './staff-session.ts';

const now = Date.parse('2026-11-22T09:00:00Z');
const signedIn = (ageMs: number) => ({ auth_time: (now - ageMs) / 1000 });

it.each([
  ['idle time', maxStaffIdleMs, 1_800_000],
  ['the time between notice and sign-out', idleNoticeMs, 60_000],
  ['a staff session', maxStaffSessionMs, 43_200_000],
  ['the age of a sign-in for refunds', maxRecentSignInMs, 300_000],
])('limits %s to %i ms', (_, bound, expected) => {
  expect(bound).toBe(expected);
});

describe('isStaffSessionOver', () => {
  it.each([
    [0, false],
    [maxStaffSessionMs - 1000, false],
    [maxStaffSessionMs, true],
    [2 * maxStaffSessionMs, true],
  ])('for a sign-in %i ms ago, returns %s', (ageMs, isOver) => {
    expect(isStaffSessionOver(signedIn(ageMs), now)).toBe(isOver);
  });
});

describe('isRecentSignIn', () => {
  it.each([
    [0, true],
    [maxRecentSignInMs - 1000, true],
    [maxRecentSignInMs, false],
  ])('for a sign-in %i ms ago, returns %s', (ageMs, isRecent) => {
    expect(isRecentSignIn(signedIn(ageMs), now)).toBe(isRecent);
  });
});
