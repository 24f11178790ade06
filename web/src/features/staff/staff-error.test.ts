import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { staffErrorCode, staffErrorKey } from './staff-error.ts';

const refusal = (details: unknown) =>
  Object.assign(new FirebaseError('functions/not-found', 'No'), { details });

describe('staff call error', () => {
  it('has a code and a message', () => {
    expect(staffErrorCode(refusal({ code: 'not-found' }))).toBe('not-found');
    expect(staffErrorKey(refusal({ code: 'not-found' }))).toBe('shell.errors.not-found');
  });

  it.each([
    new Error('offline'),
    refusal(undefined),
    refusal({ code: 1 }),
    refusal({ code: 'unheard-of' }),
  ])('falls back to the general message without a known code: %j', (error) => {
    expect(staffErrorKey(error)).toBe('shell.errors.failed');
  });
});
