import { expect, it } from 'vitest';
import { connectToSmtp } from './smtp.ts';

const server = { host: 'mail.example.com', port: 587, user: 'shop', password: 'secret' };

const optionsFor = async (security: string) =>
  (await connectToSmtp({ ...server, security })).options;

it('never gives name and password to a connection that is not encrypted', async () => {
  const auth = { user: 'shop', pass: 'secret' };
  expect(await optionsFor('tls')).toMatchObject({ secure: true, auth });
  expect(await optionsFor('starttls')).toMatchObject({ secure: false, requireTLS: true, auth });
  expect(await optionsFor('none')).not.toHaveProperty('auth');
});

it('waits more than a minute for the answer to a mail that was handed over', async () => {
  const atLeast = expect.toSatisfy((timeoutMs: number) => timeoutMs > 60_000);
  expect(await optionsFor('tls')).toMatchObject({ socketTimeout: atLeast });
});

it.each(['', 'true', 'TLS'])('refuses the setting %j by its name', async (security) => {
  await expect(optionsFor(security)).rejects.toThrow('SMTP_SECURE');
});
