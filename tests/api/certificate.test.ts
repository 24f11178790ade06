import { createHash } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { appCheckHeader } from '@dental-shop/emulators/app-check/local-token';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { call, callFunction, register } from '../shop/api.ts';
import { newPerson, type Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import { quizAnswers } from '../shop/quiz-answers.ts';
import { newStaff } from '../shop/staff.ts';

const office = 'office@example.com';

async function newCustomer(changes: Record<string, unknown> = {}): Promise<Person> {
  const person = await newPerson();
  expect((await register(person, changes)).status).toBe(201);
  return person;
}

const submit = async (person: Person, body: unknown = { answers: quizAnswers(0) }) =>
  call(apiPaths.certificate, { method: 'POST', token: await person.token(), body });

const download = async (person: Person) =>
  fetch(new URL(apiPaths.certificate, shopUrl), {
    headers: { authorization: `Bearer ${await person.token()}`, ...(await appCheckHeader()) },
  });

const storedCertificate = async ({ user }: Person) =>
  (await database.doc(`certificates/${user.uid}`).get()).data();

async function textOf(response: Response): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  return (await extractText(document, { mergePages: true })).text;
}

describe('passing the quiz', () => {
  it('issues a certificate in the account, as a PDF and by email, and notifies the office', async () => {
    const person = await newCustomer();
    expect((await download(person)).status).toBe(404);
    const answer = await submit(person, { answers: quizAnswers(2) });
    expect(answer).toEqual({
      status: 200,
      body: {
        data: {
          right: 18,
          isPassed: true,
          isNew: true,
          certificate: {
            number: expect.stringMatching(/^(\w{4}-){2}\w{4}$/),
            score: 18,
            questions: 20,
            passedAt: expect.any(String),
          },
        },
      },
    });

    const certificate = await storedCertificate(person);
    expect(certificate).toMatchObject({
      uid: person.user.uid,
      name: 'Test Dentist',
      score: 18,
      questions: 20,
      credits: 2,
    });
    const number = certificate?.number as string;

    const token = await person.token();
    expect((await call(apiPaths.profile, { token })).body).toMatchObject({
      data: { certificate: { number, score: 18, questions: 20 } },
    });

    const file = await download(person);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect(file.headers.get('content-disposition')).toContain(`certificate-${number}.pdf`);
    const text = await textOf(file);
    for (const words of ['Test Dentist', '18 of 20', '2 CE credits', number]) {
      expect(text).toContain(words);
    }
    expect(text).toContain('Dental Implant Systems, Inc.');

    const toCustomer = await mailTo(person.email, 'Your certificate');
    expect(toCustomer.text).toContain(number);
    expect(toCustomer.html).toContain(`${shopUrl}/account?tab=info`);
    const toOffice = await mailTo(office, 'Certificate earned: Test Dentist');
    expect(toOffice.text).toContain('of 20');
  });

  it("uses the account's language", async () => {
    const person = await newCustomer({ language: 'es' });
    await submit(person);
    const file = await download(person);
    expect(file.headers.get('content-disposition')).toContain('certificado-');
    expect(await textOf(file)).toContain('Certificado de finalización');
    await mailTo(person.email, 'Su certificado');
  });

  it('issues one certificate for concurrent submissions and keeps the first', async () => {
    const person = await newCustomer();
    const answers = await Promise.all([1, 2, 3].map(() => submit(person)));
    const marked = answers.map(({ body }) => body.data as Record<string, unknown>);
    expect(marked.filter(({ isNew }) => isNew)).toHaveLength(1);
    const numbers = marked.map(({ certificate }) => (certificate as { number: string }).number);
    expect(new Set(numbers).size).toBe(1);

    const first = await storedCertificate(person);
    const again = await submit(person, { answers: quizAnswers(4) });
    expect(again.body).toMatchObject({
      data: { right: 16, isPassed: true, isNew: false, certificate: { score: 20 } },
    });
    expect(await storedCertificate(person)).toEqual(first);
    await mailTo(person.email, 'Your certificate');
    const { docs } = await database.collection('mail').where('to', '==', person.email).get();
    const templates = docs.map((mail) => mail.get('template'));
    expect(templates.filter((template) => template === 'certificate')).toHaveLength(1);
  });
});

it('issues no certificate for 15 correct answers out of 20', async () => {
  const person = await newCustomer();
  expect(await submit(person, { answers: quizAnswers(5) })).toEqual({
    status: 200,
    body: { data: { right: 15, isPassed: false, certificate: null, isNew: false } },
  });
  expect(await storedCertificate(person)).toBeUndefined();
  const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects).not.toContain('Your certificate');
});

it.each([
  ['answers.steel', { answers: { ...quizAnswers(0), steel: 'd' } }],
  ['answers.fridge', { answers: { ...quizAnswers(0), fridge: undefined } }],
  ['answers.score', { answers: { ...quizAnswers(0), score: '20' } }],
  ['score', { answers: quizAnswers(0), score: 20 }],
])('rejects an invalid %s', async (field, body) => {
  const person = await newCustomer();
  expect(await submit(person, body)).toMatchObject({
    status: 400,
    body: { code: 'invalid-input', field },
  });
});

it('rejects unregistered, declined and suspended accounts', async () => {
  const notRegistered = await newPerson();
  const unregistered = { status: 403, body: { code: 'not-registered' } };
  expect(await submit(notRegistered)).toMatchObject(unregistered);
  for (const status of ['declined', 'suspended']) {
    const person = await newCustomer();
    await database.doc(`users/${person.user.uid}`).update({ status });
    const closed = { status: 403, body: { code: 'account-closed' } };
    expect(await submit(person)).toMatchObject(closed);
    expect(await storedCertificate(person)).toBeUndefined();
  }
});

it('limits submissions per hour', async () => {
  const person = await newCustomer();
  const key = createHash('sha256').update(person.user.uid).digest('hex');
  const hour = Math.floor(Date.now() / 3_600_000);
  // Sets the next hour too, in case the hour ends before the request is counted.
  for (const each of [hour, hour + 1]) {
    await database.doc(`rateLimits/certificate-${key}-${each}`).set({ count: 20 });
  }
  expect(await submit(person)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(await storedCertificate(person)).toBeUndefined();
});

it('updates the certificate after staff correct the name', async () => {
  const person = await newCustomer();
  await submit(person);
  const { uid } = person.user;
  const staff = await newStaff();
  const input = { uid, name: 'Ana Muñoz', reason: 'Misspelled at the registration' };
  const answer = await callFunction('updateCustomer', input, await staff.token());
  expect(answer.status).toBe(200);
  expect(await storedCertificate(person)).toMatchObject({ name: 'Ana Muñoz' });
  expect(await textOf(await download(person))).toContain('Ana Muñoz');
});
