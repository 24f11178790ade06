import { expect, it } from 'vitest';
import { connectToSmtp, headerText, parseSender } from './smtp.ts';

const server = { host: 'mail.example.com', port: 587, user: 'shop', password: 'secret' };

const optionsFor = async (security: string) =>
  (await connectToSmtp({ ...server, security })).options;

it('never sends credentials over an unencrypted connection', async () => {
  const auth = { user: 'shop', pass: 'secret' };
  expect(await optionsFor('tls')).toMatchObject({ secure: true, auth });
  expect(await optionsFor('starttls')).toMatchObject({ secure: false, requireTLS: true, auth });
  expect(await optionsFor('none')).not.toHaveProperty('auth');
});

it('waits more than a minute for the server to accept an email', async () => {
  const atLeast = expect.toSatisfy((timeoutMs: number) => timeoutMs > 60_000);
  expect(await optionsFor('tls')).toMatchObject({ socketTimeout: atLeast });
});

it.each(['', 'true', 'TLS'])('rejects the SMTP_SECURE value %j', async (security) => {
  await expect(optionsFor(security)).rejects.toThrow('SMTP_SECURE');
});

it("parses the sender's name and address", () => {
  expect(parseSender('The Shop, Inc. <orders@example.com>')).toEqual({
    name: 'The Shop, Inc.',
    address: 'orders@example.com',
  });
});

it.each(['Shop<a@b.co>', 'Shop   <a@b.co>', '  Shop <a@b.co>', 'Shop <a@b.co>  '])(
  'ignores whitespace around the parts of %j',
  (text) => expect(parseSender(text)).toEqual({ name: 'Shop', address: 'a@b.co' }),
);

it.each([
  '',
  'orders@example.com',
  '<orders@example.com>',
  'Shop <nobody>',
  'A\nB <a@b.co>',
  'Shop <a@b.co> and more',
  'Shop <a@b.co>, Other <c@d.co>',
])('rejects the sender %j and explains the format', (text) =>
  expect(() => parseSender(text)).toThrow(`MAIL_FROM must read "Name <address>", but is "${text}"`),
);

it.each([
  ['Hello\r\nBcc: victim@example.com', 'Hello Bcc: victim@example.com'],
  ['a\u2028b\u0085c\u0000d\u202Ee', 'a b cde'],
  [' Ñandú – 4.5 mm ', 'Ñandú – 4.5 mm'],
  ['x'.repeat(300), 'x'.repeat(200)],
  ['🦷'.repeat(300), '🦷'.repeat(200)],
])('reduces the header text %j to one short line', (text, line) =>
  expect(headerText(text)).toBe(line),
);
