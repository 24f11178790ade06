import { expect, it } from 'vitest';
import { canRestoreSignIn, deletionSteps, isBeingDeleted } from './account-deletion.ts';

const begun = deletionSteps.slice(1);

it.each([
  ['its owner has asked for', 'customer', deletionSteps, false],
  ['the office has asked for', 'office', deletionSteps, false],
  ['waits for a sign-in to be put back', 'sign-in-gone', deletionSteps, true],
  ['has waited in vain for a sign-in', 'sign-in-gone', begun, false],
  ['its owner has asked for and that has begun', 'customer', begun, false],
] as const)(
  'of a deletion that %s, says whether there is a way back',
  (_, cause, stepsLeft, back) => {
    expect(canRestoreSignIn({ cause, stepsLeft })).toBe(back);
    expect(isBeingDeleted({ cause, stepsLeft, finishedAt: null })).toBe(!back);
  },
);

it('of one that is done, says that it goes on no longer', () => {
  expect(isBeingDeleted({ cause: 'customer', stepsLeft: [], finishedAt: 1 })).toBe(false);
});
