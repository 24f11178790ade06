import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { expect, it } from 'vitest';
import { call, callFunction } from '../shop/api.ts';
import { database } from '../shop/database.ts';
import { newStaff } from '../shop/staff.ts';

async function newMessage(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const body = { name: 'Ana Ruiz', email, message: 'Do you ship to Reno?', language: 'es' };
  await call(apiPaths.contact, { method: 'POST', body });
  const { docs } = await database.collection('contactMessages').where('email', '==', email).get();
  return docs[0]?.id ?? '';
}

it('records who answered a message and can mark it as new again', async () => {
  const staff = await newStaff();
  const id = await newMessage();
  const message = async () => (await database.doc(`contactMessages/${id}`).get()).data();
  expect(await message()).toMatchObject({ state: 'new', answeredAt: null, answeredBy: null });

  const mark = async (state: string) =>
    callFunction('markContactMessage', { id, state }, await staff.token());
  for (const _twice of [1, 2]) {
    expect(await mark('answered')).toMatchObject({ body: { result: { id, state: 'answered' } } });
  }
  const answered = await message();
  expect(answered).toMatchObject({ state: 'answered', answeredBy: staff.email });
  expect(answered?.answeredAt).not.toBeNull();

  await mark('new');
  expect(await message()).toMatchObject({ state: 'new', answeredAt: null, answeredBy: null });
  const { docs } = await database.collection('audit').where('whom', '==', id).get();
  const entries = docs.map((each) => ({ who: each.get('who'), after: each.get('after.state') }));
  expect(entries.map(({ after }) => after).sort()).toEqual(['answered', 'new']);
  expect(entries.every(({ who }) => who === staff.user.uid)).toBe(true);
});

it.each([
  ['NOT_FOUND', { id: 'nothing', state: 'new' }],
  ['INVALID_ARGUMENT', { id: 'nothing', state: 'lost' }],
  ['INVALID_ARGUMENT', { id: 'a/b', state: 'new' }],
])('responds with %s to %j', async (status, input) => {
  const staff = await newStaff();
  const response = await callFunction('markContactMessage', input, await staff.token());
  expect(response.body).toMatchObject({ error: { status } });
});
