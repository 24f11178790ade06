import { expect, it } from 'vitest';
import { connectToSmtp } from './smtp.ts';

const server = { host: 'mail.example.com', port: 587, user: 'shop', password: 'secret' };

const optionsFor = (security: string) => connectToSmtp({ ...server, security }).options;

it('never gives name and password to a connection that is not encrypted', () => {
  const auth = { user: 'shop', pass: 'secret' };
  expect(optionsFor('tls')).toMatchObject({ secure: true, auth });
  expect(optionsFor('starttls')).toMatchObject({ secure: false, requireTLS: true, auth });
  expect(optionsFor('none')).not.toHaveProperty('auth');
});

it.each(['', 'true', 'TLS'])('refuses the setting %j by its name', (security) => {
  expect(() => optionsFor(security)).toThrow('SMTP_SECURE');
});
