import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { staffErrorCode, staffErrorKey } from './staff-error.ts';

const refusal = (details: unknown) =>
  Object.assign(new FirebaseError('functions/not-found', 'No'), { details });

describe('a refusal of a function for staff', () => {
  it('tells its stable code and the sentence for it', () => {
    expect(staffErrorCode(refusal({ code: 'not-found' }))).toBe('not-found');
    expect(staffErrorKey(refusal({ code: 'not-found' }))).toBe('shell.errors.not-found');
  });

  it.each([
    new Error('offline'),
    refusal(undefined),
    refusal({ code: 1 }),
    refusal({ code: 'what nobody has heard of' }),
  ])('says that it failed where the code has no sentence: %j', (error) => {
    expect(staffErrorKey(error)).toBe('shell.errors.failed');
  });
});
