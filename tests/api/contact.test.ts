import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { describe, expect, it, onTestFinished } from 'vitest';
import { call } from '../shop/api.ts';
import { database } from '../shop/database.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import { addressIn, countRequests, hosting, newNetwork } from '../shop/networks.ts';

const office = 'office@example.com';

const message = (changes: Record<string, unknown> = {}) => ({
  name: 'Ana Ruiz',
  email: `${randomUUID()}@example.com`,
  subject: `Question ${randomUUID()}`,
  message: 'Do you ship to Reno?\n<b>Thank you</b>',
  language: 'en',
  ...changes,
});

const send = (body: unknown) => call(apiPaths.contact, { method: 'POST', body });

const messagesFrom = async (email: string) =>
  (await database.collection('contactMessages').where('email', '==', email).get()).docs;

describe('a message from the contact page', () => {
  it('is stored, emailed to the office and confirmed to the sender', async () => {
    const body = message();
    expect(await send(body)).toEqual({ status: 200, body: { success: true } });

    const [stored, ...more] = await messagesFrom(body.email);
    expect(more).toEqual([]);
    expect(stored?.data()).toMatchObject(body);
    const toOffice = await mailTo(office, body.subject);
    expect(toOffice.text).toContain('Do you ship to Reno?');
    expect(toOffice.text).toContain(body.email);
    expect(toOffice.html).not.toContain('<b>Thank you</b>');
    const toSender = await mailTo(body.email, 'We received your message');
    expect(toSender.from).toBe('orders@example.com');
  });

  it("is confirmed in the sender's language without quoting user input", async () => {
    const body = message({ language: 'es', name: 'Cheap pills', message: 'Buy at evil.example' });
    await send(body);
    const { html, text } = await mailTo(body.email, 'Recibimos su mensaje');
    expect(html + text).not.toMatch(/Cheap pills|evil\.example/);
  });

  it('cannot inject an email header', async () => {
    const victim = `${randomUUID()}@example.com`;
    const subject = `Hello ${randomUUID()}`;
    const body = message({ subject: `${subject}\r\nBcc: ${victim}\r\n\r\nBody` });
    expect((await send(body)).status).toBe(200);
    const toOffice = await mailTo(office, subject);
    expect(toOffice.subject).toContain(`${subject} Bcc: ${victim} Body`);
    expect(await mailsTo(victim)).toEqual([]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@example.com, b@example.com' }],
    ['email', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['message', { message: '' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['language', { language: 'fr' }],
    ['to', { to: 'victim@example.com' }],
  ])('is rejected if %s is invalid: %j', async (field, changes) => {
    expect(await send(message(changes))).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', field },
    });
  });

  it('is silently dropped if the honeypot is filled in', async () => {
    const body = message({ website: 'https://evil.example' });
    expect(await send(body)).toEqual({ status: 200, body: { success: true } });
    expect(await messagesFrom(body.email)).toEqual([]);
  });
});

describe('rate limiting', () => {
  it('accepts five messages an hour per email address, even concurrently', async () => {
    const email = `${randomUUID()}@example.com`;
    const responses = [];
    for (let round = 0; round < 3; round += 1) {
      const sent = [1, 2, 3].map(() => send(message({ email: email.toUpperCase() })));
      responses.push(...(await Promise.all(sent)));
    }
    const accepted = responses.filter(({ status }) => status === 200).length;
    const refused = responses.filter(({ status }) => status === 429);
    expect(accepted).toBeGreaterThan(0);
    expect(accepted).toBeLessThanOrEqual(5);
    expect(refused).toHaveLength(9 - accepted);
    expect(refused[0]).toMatchObject({ body: { code: 'too-many-requests' } });
    expect(await send(message())).toMatchObject({ status: 200 });
  });

  it('counts aliases of one mailbox together', async () => {
    const name = randomUUID().replaceAll('-', '');
    const tagged = (tag: number) =>
      `${name.slice(0, tag + 2)}.${name.slice(tag + 2)}+${tag}@gmail.com`;
    const statuses = [];
    for (const tag of [1, 2, 3, 4, 5, 6]) {
      statuses.push((await send(message({ email: tagged(tag) }))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('applies per network despite forged headers', async () => {
    const network = newNetwork();
    const sendFrom = (address: string) =>
      call(apiPaths.contact, { method: 'POST', body: message(), address });
    await countRequests('contact-network', network, 19);
    expect((await sendFrom(`${addressIn(network)}, ${hosting}`)).status).toBe(200);
    const forged = `8.8.8.8, ${addressIn(network)}, ${hosting}`;
    expect(await sendFrom(forged)).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    });
    expect(
      (await sendFrom(`${addressIn(network)}, ${addressIn(newNetwork())}, ${hosting}`)).status,
    ).toBe(200);
    expect((await send(message())).status).toBe(200);
  });

  it('stores a flood from many networks and sends the office a single digest', async () => {
    const hour = () => Math.floor(Date.now() / 3_600_000);
    const startHour = hour();
    // Sets the next hour too, in case the hour ends before the request is counted.
    const buckets = [startHour, startHour + 1].map((each) =>
      database.doc(`rateLimits/message-notices-all-${each}`),
    );
    onTestFinished(async () => {
      await Promise.all(buckets.map((bucket) => bucket.delete()));
    });
    await Promise.all(buckets.map((bucket) => bucket.set({ count: 50 })));
    for (const body of [message(), message()]) {
      const address = addressIn(newNetwork());
      expect(await call(apiPaths.contact, { method: 'POST', body, address })).toMatchObject({
        status: 200,
      });
      const [stored] = await messagesFrom(body.email);
      expect(stored?.get('state')).toBe('new');
      const mails = [`contact-office-${stored?.id}`, `contact-confirmation-${stored?.id}`];
      for (const id of mails) expect((await database.doc(`mail/${id}`).get()).exists).toBe(false);
    }
    const digests = await Promise.all(
      [startHour, hour()].map((each) => database.doc(`mail/new-messages-${each}`).get()),
    );
    const digest = digests.find(({ exists }) => exists);
    expect(digest?.data()).toMatchObject({ to: office, template: 'new-messages' });
    const dueAt = digest?.get('delivery.dueAt').toMillis();
    expect(dueAt).toBeGreaterThanOrEqual((startHour + 1) * 3_600_000);
    await Promise.all(digests.map((mail) => mail.ref.delete()));
  });

  it('never closes the form for everyone', async () => {
    const minute = Math.floor(Date.now() / 60_000);
    // Sets the next minute too, in case the minute ends before the request is counted.
    const buckets = [minute, minute + 1].map((each) =>
      database.doc(`rateLimits/contact-all-${each}`),
    );
    onTestFinished(async () => {
      await Promise.all(buckets.map((bucket) => bucket.delete()));
    });
    await Promise.all(buckets.map((bucket) => bucket.set({ count: 1000 })));
    const address = addressIn(newNetwork());
    expect(
      await call(apiPaths.contact, { method: 'POST', body: message(), address }),
    ).toMatchObject({ status: 200 });
  });
});
