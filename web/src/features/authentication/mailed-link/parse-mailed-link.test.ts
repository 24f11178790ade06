import { describe, expect, it } from 'vitest';
import { parseMailedLink } from './parse-mailed-link.ts';

const parse = (search: string) => parseMailedLink(new URLSearchParams(search));

describe('parseMailedLink', () => {
  it.each([
    ['resetPassword', 'reset-password'],
    ['acceptInvitation', 'accept-invitation'],
    ['verifyEmail', 'verify-email'],
    ['verifyAndChangeEmail', 'change-email'],
    ['recoverEmail', 'recover-email'],
    ['revertSecondFactorAddition', 'remove-second-factor'],
  ])('parses a link with the mode %s', (mode, action) => {
    const link = parse(`mode=${mode}&oobCode=A-b_1&apiKey=k&lang=en`);
    expect(link).toEqual({ action, code: 'A-b_1', mailId: null });
  });

  it('parses the ID of the email that contained the link', () => {
    expect(parse('mode=verifyEmail&oobCode=c&mail=m1')).toMatchObject({ mailId: 'm1' });
  });

  it.each([
    '',
    'mode=resetPassword',
    'oobCode=c',
    'mode=resetPassword&oobCode=',
    'mode=x&oobCode=c',
    'mode=constructor&oobCode=c',
  ])('rejects %j', (search) => {
    expect(parse(search)).toBeUndefined();
  });
});
