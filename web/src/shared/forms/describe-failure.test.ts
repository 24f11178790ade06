import { describe, expect, it } from 'vitest';
import { describeFailure } from './describe-failure.ts';

describe('describeFailure', () => {
  it('omits other properties of an error, such as tokens', () => {
    const error = Object.assign(new Error('No.'), {
      code: 'auth/user-disabled',
      customData: { email: 'dentist@example.com', _tokenResponse: { idToken: 'a.b.c' } },
    });
    expect(describeFailure(error)).toEqual({ code: 'auth/user-disabled', message: 'No.' });
  });

  it("describes a value that isn't an error", () => {
    expect(describeFailure('No.')).toEqual({ code: undefined, message: 'No.' });
  });
});
