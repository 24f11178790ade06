import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Inbox, startInbox } from './inbox.ts';
import { type Mail, Mailbox } from './mailbox.ts';
import { type MailServer, startSmtp } from './smtp.ts';

let smtp: MailServer;
let inbox: Inbox;

beforeEach(async () => {
  const mailbox = new Mailbox();
  smtp = await startSmtp(mailbox, 0);
  inbox = await startInbox(mailbox, 0);
});

afterEach(async () => {
  await Promise.all([smtp.close(), inbox.close()]);
});

async function send(to: string, content: { text?: string; html?: string; subject?: string }) {
  const transport = createTransport({ host: '127.0.0.1', port: smtp.port });
  await transport.sendMail({ from: 'shop@example.com', to, subject: 'Hello', ...content });
  transport.close();
}

const address = (path: string) => `http://127.0.0.1:${inbox.port}${path}`;
const page = async (path: string) => (await fetch(address(path))).text();
const messages = async (query = '') =>
  (await fetch(address(`/api/messages${query}`))).json() as Promise<Mail[]>;

it('lists caught emails newest first and finds them by recipient', async () => {
  await send('first@example.com', { text: 'Plain text' });
  await send('Second@example.com', { html: '<p>¡Hola!</p>', subject: 'Pedido nº 1' });
  expect((await messages()).map(({ to }) => to)).toEqual([
    ['Second@example.com'],
    ['first@example.com'],
  ]);
  const [mail] = await messages('?to=second@example.com');
  expect(mail).toMatchObject({ subject: 'Pedido nº 1', from: 'shop@example.com' });
  expect(mail?.html).toContain('<p>¡Hola!</p>');
});

it('DELETE removes all emails', async () => {
  await send('first@example.com', { text: 'Plain text' });
  expect((await fetch(address('/api/messages'), { method: 'DELETE' })).status).toBe(204);
  expect(await messages()).toEqual([]);
  expect(await page('/')).toContain('No email yet');
});

it("escapes markup in an email's subject and sandboxes its body", async () => {
  await send('x@example.com', { subject: '<img src=x onerror=alert(1)>', html: '<b>bold</b>' });
  const [mail] = await messages();
  for (const path of ['/', `/messages/${mail?.id}`]) {
    expect(await page(path)).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(await page(path)).not.toContain('<img');
  }
  const body = await fetch(address(`/messages/${mail?.id}/body`));
  expect(body.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await body.text()).toContain('<b>bold</b>');
});
