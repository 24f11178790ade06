import { describe, expect, it } from 'vitest';
import { describeFailure } from './describe-failure.ts';

describe('describeFailure', () => {
  it('keeps what else an error carries out of the log', () => {
    const error = Object.assign(new Error('No.'), {
      code: 'auth/user-disabled',
      customData: { email: 'dentist@example.com', _tokenResponse: { idToken: 'a.b.c' } },
    });
    expect(describeFailure(error)).toEqual({ code: 'auth/user-disabled', message: 'No.' });
  });

  it('describes what is no error', () => {
    expect(describeFailure('No.')).toEqual({ code: undefined, message: 'No.' });
  });
});
