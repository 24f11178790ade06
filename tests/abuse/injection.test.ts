import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths, invoicePath } from '@dental-shop/domain/api/paths';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { Timestamp } from 'firebase-admin/firestore';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { call, fetchShop, register } from '../shop/api.ts';
import { newPerson } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import { storedCustomersOrder, storedOrder } from '../shop/stored-order.ts';
import { testUsers } from './identities.ts';
import { forgetLimits } from './limits.ts';

/** Text with a special meaning to a browser, mail server, or spreadsheet. */
const payloads = [
  '<script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  '"><iframe src="javascript:alert(1)">',
  '<a href="https://evil.example">Click</a>',
  '{{7*7}}',
  '=HYPERLINK("https://evil.example")',
  '+1+1',
  '@SUM(1+1)',
  '\t=1+1',
  'a","=1+1',
  'a\r\n=1+1',
] as const;

const markup = /<(?:script|svg|iframe)|<a href="https:\/\/evil/i;

describe.each(payloads)('%j', (payload) => {
  it('is escaped in the email to the office and left out of the confirmation', async () => {
    await forgetLimits();
    const subject = `${randomUUID()} ${payload}`;
    const email = `${randomUUID()}@example.com`;
    const body = { name: `Eve ${payload}`, email, subject, message: payload, language: 'en' };
    const sent = await call(apiPaths.contact, {
      method: 'POST',
      body: { ...body, message: `x ${payload}` },
    });
    expect(sent.status).toBe(200);
    const { html } = await mailTo('office@example.com', subject.slice(0, 36));
    expect(html).not.toMatch(markup);
    const confirmation = await mailTo(email, 'received your message');
    expect(confirmation.html + confirmation.text).not.toContain(payload.trim());
  });

  it("doesn't become a formula or a new row in the orders CSV", async () => {
    const { staffToken } = await testUsers();
    const createdAt = Timestamp.fromDate(new Date('2003-03-03T12:00:00Z'));
    const order = database.doc(`orderRecords/abuse-${randomUUID()}`);
    const shippingAddress = {
      street: payload,
      city: payload,
      state: 'NV',
      zipCode: '1',
      country: 'x',
    };
    // Old orders may contain any text, because input wasn't always sanitized.
    const deliveryNote = `Rear door\n${payload}\t${payload}; ${payload}`;
    await order.set({
      ...storedOrder({ createdAt, customerName: payload, email: payload, shippingAddress }),
      details: { language: 'en', reference: payload, deliveryNote },
    });
    const response = await fetchShop(apiPaths.staffOrdersCsv, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${staffToken}` },
      body: JSON.stringify({ from: '2003-03-03', to: '2003-03-03' }),
    });
    const [header = [], row = [], ...others] = cellsOf(await response.text());
    await order.delete();
    expect(others).toEqual([]);
    expect(row).toHaveLength(header.length);
    // Some spreadsheets split at semicolons or tabs, even within quotation marks.
    expect(row.filter((cell) => /(?:^|[,;|\t\r\n])[\s"]*[=+\-@]/.test(cell))).toEqual([]);
  });

  it('adds no active content to an invoice', async () => {
    const { attacker, attackerToken } = await testUsers();
    const id = randomUUID().replaceAll('-', '').slice(0, 20);
    const { uid } = attacker.user;
    await database
      .doc(`orders/${id}`)
      .set(storedCustomersOrder({ uid, customerName: `Eve ${payload}` }));
    const response = await fetchShop(invoicePath(id), {
      headers: { authorization: `Bearer ${attackerToken}` },
    });
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    await database.doc(`orders/${id}`).delete();
    expect(bytes.toString('latin1')).not.toMatch(
      /\/(?:JavaScript|JS|Launch|OpenAction|EmbeddedFile|SubmitForm|GoToR)\b|evil\.example/,
    );
    const document = await getDocumentProxy(new Uint8Array(bytes));
    expect((await extractText(document, { mergePages: true })).text).toContain('Eve');
  });
});

it('sends no email to recipients injected through a form field', async () => {
  await forgetLimits();
  const other = `${randomUUID()}@example.com`;
  for (const field of ['name', 'subject', 'email'] as const) {
    const email = `${randomUUID()}@example.com`;
    const body = { name: 'Eve', email, subject: 'Hello', message: 'Hello', language: 'en' };
    const injected = { ...body, [field]: `${body[field]}\r\nBcc: ${other}\r\nTo: ${other}` };
    await call(apiPaths.contact, { method: 'POST', body: injected });
  }
  await mailTo('office@example.com', 'Hello');
  expect(await mailsTo(other)).toEqual([]);
});

it.each([
  ['a NUL', '\u0000'],
  ['a zero-width space', '\u200B'],
  ['a Cyrillic letter', 'а'],
])('rejects a registration if the email contains %s', async (_, sign) => {
  const person = await newPerson(`eve${sign}${randomUUID()}@example.com`);
  expect(await register(person)).toMatchObject({
    status: 400,
    body: { code: 'invalid-input', field: 'email' },
  });
  expect((await database.doc(`users/${person.user.uid}`).get()).exists).toBe(false);
});

function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, before = '', quoted, plain] of text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n$/, '')
    .matchAll(/(^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,"\r\n]*))/g)) {
    if (before === '\r\n') rows.push([]);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
  }
  return rows;
}

/** React escapes text, but these APIs bypass that. */
const markupWriters =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcdoc|javascript:/i;

describe('pages', () => {
  const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
    (path) => !/\.test\.tsx?$|\/testing\//.test(path),
  );

  /** Previews a recall's email before it's sent. */
  const sandboxedFrame = 'web/src/features/staff/recalls/notice/mail-frame.tsx';

  it('never write raw HTML, except into a frame without any permissions', () => {
    expect(sources.length).toBeGreaterThan(200);
    const writers = sources.filter((path) =>
      markupWriters.test(readFileSync(join(projectRoot, path), 'utf8')),
    );
    expect(writers).toEqual([sandboxedFrame]);
    expect(readFileSync(join(projectRoot, sandboxedFrame), 'utf8')).toContain('sandbox=""');
  });
});
