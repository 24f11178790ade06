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

const keptFrom = async (email: string) =>
  (await database.collection('contactMessages').where('email', '==', email).get()).docs;

describe('a message from the contact page', () => {
  it('is kept, mailed to the office, and confirmed to its sender', async () => {
    const body = message();
    expect(await send(body)).toEqual({ status: 200, body: { success: true } });

    const [kept, ...more] = await keptFrom(body.email);
    expect(more).toEqual([]);
    expect(kept?.data()).toMatchObject(body);
    const toOffice = await mailTo(office, body.subject);
    expect(toOffice.text).toContain('Do you ship to Reno?');
    expect(toOffice.text).toContain(body.email);
    expect(toOffice.html).not.toContain('<b>Thank you</b>');
    const toSender = await mailTo(body.email, 'We received your message');
    expect(toSender.from).toBe('orders@example.com');
  });

  it('is confirmed in the language of its sender, with nothing that was typed', async () => {
    const body = message({ language: 'es', name: 'Cheap pills', message: 'Buy at evil.example' });
    await send(body);
    const { html, text } = await mailTo(body.email, 'Recibimos su mensaje');
    expect(html + text).not.toMatch(/Cheap pills|evil\.example/);
  });

  it('cannot add a header to a mail', async () => {
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
  ])('is refused where %s is wrong: %j', async (field, changes) => {
    expect(await send(message(changes))).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', field },
    });
  });

  it('is dropped in silence when a bot filled in the honeypot', async () => {
    const body = message({ website: 'https://evil.example' });
    expect(await send(body)).toEqual({ status: 200, body: { success: true } });
    expect(await keptFrom(body.email)).toEqual([]);
  });
});

describe('a flood', () => {
  it('in the name of one address ends after five an hour, also when they come at once', async () => {
    const email = `${randomUUID()}@example.com`;
    const answers = [];
    for (let round = 0; round < 3; round += 1) {
      const sent = [1, 2, 3].map(() => send(message({ email: email.toUpperCase() })));
      answers.push(...(await Promise.all(sent)));
    }
    const accepted = answers.filter(({ status }) => status === 200).length;
    const refused = answers.filter(({ status }) => status === 429);
    expect(accepted).toBeGreaterThan(0);
    expect(accepted).toBeLessThanOrEqual(5);
    expect(refused).toHaveLength(9 - accepted);
    expect(refused[0]).toMatchObject({ body: { code: 'too-many-requests' } });
    expect(await send(message())).toMatchObject({ status: 200 });
  });

  it('in the name of one mailbox ends however its address is written', async () => {
    const name = randomUUID().replaceAll('-', '');
    const tagged = (tag: number) =>
      `${name.slice(0, tag + 2)}.${name.slice(tag + 2)}+${tag}@gmail.com`;
    const statuses = [];
    for (const tag of [1, 2, 3, 4, 5, 6]) {
      statuses.push((await send(message({ email: tagged(tag) }))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('from one network ends for that network alone, whatever it says of itself', async () => {
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

  it('from changing networks is kept, but reaches the office as one digest and confirms nothing', async () => {
    const hour = () => Math.floor(Date.now() / 3_600_000);
    const begun = hour();
    // The hour may end before the answer comes.
    const buckets = [begun, begun + 1].map((each) =>
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
      const [kept] = await keptFrom(body.email);
      expect(kept?.get('state')).toBe('new');
      const mails = [`contact-office-${kept?.id}`, `contact-confirmation-${kept?.id}`];
      for (const id of mails) expect((await database.doc(`mail/${id}`).get()).exists).toBe(false);
    }
    const digests = await Promise.all(
      [begun, hour()].map((each) => database.doc(`mail/new-messages-${each}`).get()),
    );
    const digest = digests.find(({ exists }) => exists);
    expect(digest?.data()).toMatchObject({ to: office, template: 'new-messages' });
    const dueAt = digest?.get('delivery.dueAt').toMillis();
    expect(dueAt).toBeGreaterThanOrEqual((begun + 1) * 3_600_000);
    await Promise.all(digests.map((mail) => mail.ref.delete()));
  });

  it('of everybody together closes the form for nobody', async () => {
    const minute = Math.floor(Date.now() / 60_000);
    // The minute may end before the answer comes.
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
