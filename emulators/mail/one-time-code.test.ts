import { expect, it } from 'vitest';
import { oneTimeCodeMail } from './one-time-code.ts';

const now = new Date('2026-03-01T10:00:00Z');
const code = {
  email: 'dentist@example.com',
  requestType: 'PASSWORD_RESET',
  oobCode: 'a-b_c',
  oobLink:
    'http://127.0.0.1:9099/emulator/action?mode=resetPassword&lang=es&oobCode=a-b_c&apiKey=demo-key',
};

it("links to the shop's own page with all parameters of the code", () => {
  const mail = oneTimeCodeMail(code, now);
  const link =
    'http://localhost:5000/auth/action?mode=resetPassword&lang=es&oobCode=a-b_c&apiKey=demo-key';
  expect(mail).toMatchObject({
    to: ['dentist@example.com'],
    subject: 'Reset your password',
    date: '2026-03-01T10:00:00.000Z',
  });
  expect(mail.text).toContain(`\n${link}\n`);
  expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
});

it('has a subject for each type of code', () => {
  expect(oneTimeCodeMail({ ...code, requestType: 'EMAIL_SIGNIN' }, now).subject).toBe(
    'Confirm your request',
  );
  const changed = oneTimeCodeMail({ ...code, requestType: 'RECOVER_EMAIL' }, now);
  expect(changed.subject).toBe('The email of your account was changed');
  expect(changed.text).toContain('If you changed it yourself, you can ignore this email.');
});
