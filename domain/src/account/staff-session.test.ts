import { describe, expect, it } from 'vitest';
import {
  isRecentSignIn,
  isStaffSessionOver,
  maxRecentSignInMs,
  maxStaffSessionMs,
} from './staff-session.ts';

const now = Date.parse('2026-11-22T09:00:00Z');
const signedIn = (ageMs: number) => ({ auth_time: (now - ageMs) / 1000 });

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
