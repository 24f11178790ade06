import { expect, it } from 'vitest';
import { canRestoreSignIn, deletionSteps, isBeingDeleted } from './account-deletion.ts';

const started = deletionSteps.slice(1);

it.each([
  ['requested by the customer', 'customer', deletionSteps, false],
  ['requested by the office', 'office', deletionSteps, false],
  ['caused by a lost Auth user, before its first step', 'sign-in-gone', deletionSteps, true],
  ['caused by a lost Auth user, after its first step', 'sign-in-gone', started, false],
  ['requested by the customer, after its first step', 'customer', started, false],
] as const)('determines whether a deletion %s can be reverted', (_, cause, stepsLeft, back) => {
  expect(canRestoreSignIn({ cause, stepsLeft })).toBe(back);
  expect(isBeingDeleted({ cause, stepsLeft, finishedAt: null })).toBe(!back);
});

it('a finished deletion is no longer in progress', () => {
  expect(isBeingDeleted({ cause: 'customer', stepsLeft: [], finishedAt: 1 })).toBe(false);
});
