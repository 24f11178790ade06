import { describe, expect, it } from 'vitest';
import { parseMailedLink } from './parse-mailed-link.ts';

const parse = (search: string) => parseMailedLink(new URLSearchParams(search));

describe('parseMailedLink', () => {
  it("reads the identity service's links", () => {
    const reset = parse('mode=resetPassword&oobCode=A-b_1&apiKey=k&lang=en');
    expect(reset).toEqual({ action: 'reset-password', code: 'A-b_1' });
    expect(parse('mode=verifyEmail&oobCode=c')).toEqual({ action: 'verify-email', code: 'c' });
    expect(parse('mode=recoverEmail&oobCode=c')).toEqual({ action: 'recover-email', code: 'c' });
    const revert = parse('mode=revertSecondFactorAddition&oobCode=c');
    expect(revert).toEqual({ action: 'remove-second-factor', code: 'c' });
  });

  it.each([
    '',
    'mode=resetPassword',
    'oobCode=c',
    'mode=resetPassword&oobCode=',
    'mode=x&oobCode=c',
    'mode=constructor&oobCode=c',
  ])('refuses %j', (search) => {
    expect(parse(search)).toBeUndefined();
  });
});
