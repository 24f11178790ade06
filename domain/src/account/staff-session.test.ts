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
  ['without a key or a click', maxStaffIdleMs, 1_800_000],
  ['after the notice', idleNoticeMs, 60_000],
  ['in all', maxStaffSessionMs, 43_200_000],
  ['for a refund without the password', maxRecentSignInMs, 300_000],
])('staff stay signed in %s for %i ms', (_, bound, expected) => {
  expect(bound).toBe(expected);
});

describe('isStaffSessionOver', () => {
  it.each([
    [0, false],
    [maxStaffSessionMs - 1000, false],
    [maxStaffSessionMs, true],
    [2 * maxStaffSessionMs, true],
  ])('says of a sign-in %i ms ago: %s', (ageMs, over) => {
    expect(isStaffSessionOver(signedIn(ageMs), now)).toBe(over);
  });
});

describe('isRecentSignIn', () => {
  it.each([
    [0, true],
    [maxRecentSignInMs - 1000, true],
    [maxRecentSignInMs, false],
  ])('says of a sign-in %i ms ago: %s', (ageMs, recent) => {
    expect(isRecentSignIn(signedIn(ageMs), now)).toBe(recent);
  });
});
