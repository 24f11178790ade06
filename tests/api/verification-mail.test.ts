import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { call, register } from '../shop/api.ts';
import { newPerson, type Person } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { extractLink, followLink } from '../shop/email-link.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import { waitFor } from '../shop/wait-for.ts';

const requestEmail = async (person: Person, language = 'en') =>
  call(apiPaths.verificationMail, {
    method: 'POST',
    token: await person.token(),
    body: { language },
  });

const readStatus = async (mailId: string | null) =>
  call(`${apiPaths.verificationMail}?${new URLSearchParams({ mailId: mailId ?? '' })}`);

it('sends a single-use link in the requested language', async () => {
  const person = await newPerson();
  expect(await requestEmail(person, 'es')).toEqual({ status: 200, body: { success: true } });
  const { text } = await mailTo(person.email, 'Verifique su correo electrónico');
  const link = extractLink(text);
  expect(link.origin).toBe(new URL(shopUrl).origin);
  expect(link.searchParams.get('mode')).toBe('verifyEmail');
  expect(await followLink(link)).toBe(200);
  expect(await adminAuth.getUser(person.user.uid)).toMatchObject({ emailVerified: true });
  expect(await followLink(link)).toBe(400);

  await person.token(true);
  expect(await requestEmail(person)).toEqual({ status: 200, body: { success: true } });
  const stored = await database.collection('mail').where('to', '==', person.email).get();
  expect(stored.size).toBe(1);
});

it('shows anyone with the link whether the address is verified', async () => {
  const person = await newPerson();
  await register(person);
  const { text } = await mailTo(person.email, 'We received your registration');
  const mailId = extractLink(text).searchParams.get('mail');
  expect(await readStatus(mailId)).toEqual({ status: 200, body: { verified: false } });
  expect(await followLink(extractLink(text))).toBe(200);
  expect(await readStatus(mailId)).toEqual({ status: 200, body: { verified: true } });

  await adminAuth.deleteUser(person.user.uid);
  expect(await readStatus(mailId)).toEqual({ status: 200, body: { verified: false } });
});

it('reveals no verification status for the ID of any other email', async () => {
  const { email, user } = await newPerson();
  await adminAuth.updateUser(user.uid, { emailVerified: true });
  const other = await database
    .collection('mail')
    .add({ to: email, template: 'contact-confirmation', delivery: { state: 'delivered' } });
  for (const mailId of [other.id, 'unknown']) {
    expect(await readStatus(mailId)).toEqual({ status: 200, body: { verified: false } });
  }
  expect(await readStatus('a/b')).toMatchObject({ status: 400 });
});

it('never stores the link in the database', async () => {
  const person = await newPerson();
  await register(person);
  const { text } = await mailTo(person.email, 'We received your registration');
  const code = extractLink(text).searchParams.get('oobCode');
  expect(code).toMatch(/^[\w-]{20,}$/);
  const stored = await database.collection('mail').where('to', '==', person.email).get();
  expect(stored.size).toBe(1);
  for (const document of stored.docs) expect(JSON.stringify(document.data())).not.toContain(code);
});

it('limits verification emails to five an hour per mailbox, including aliases', async () => {
  const name = randomUUID();
  const people = await Promise.all(
    Array.from({ length: 6 }, (_, index) => newPerson(`${name}+${index}@example.com`)),
  );
  const statuses: number[] = [];
  for (const person of people) statuses.push((await requestEmail(person)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const [last] = people.slice(-1);
  expect(last && (await mailsTo(last.email))).toEqual([]);
});

it('abandons the email if the account was deleted', async () => {
  const reference = database.collection('mail').doc();
  const now = Timestamp.now();
  await reference.create({
    to: `${randomUUID()}@example.com`,
    language: 'en',
    template: 'email-verification',
    data: {},
    createdAt: now,
    delivery: { state: 'queued', attempts: 0, dueAt: now, lastError: null, deliveredAt: null },
  });
  const delivery = await waitFor('the email to be abandoned', async () => {
    const found = (await reference.get()).get('delivery');
    return found.state === 'abandoned' ? found : undefined;
  });
  expect(delivery).toMatchObject({ attempts: 1, dueAt: null });
  expect(delivery.lastError).toContain('deleted');
});
