import { maxUndeliveredMails } from '@dental-shop/domain/api/staff/office-calls';
import { expect, it } from 'vitest';
import { inMemoryFirestore } from '../platform/firestore/firestore-fixture.ts';
import { findUndeliveredMails } from './read-overview.ts';

const abandoned = (count: number, content: object = {}) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const id = 'resentAs' in content ? `a-${index}` : `b-${index}`;
      return [`mail/${id}`, { createdAt: 0, delivery: { state: 'abandoned' }, ...content }];
    }),
  );
const resent = (count: number) => abandoned(count, { resentAs: 'resent-1' });
const find = (stored: Record<string, Record<string, unknown>>) =>
  findUndeliveredMails(inMemoryFirestore(stored));

it('finds undelivered emails that precede a hundred resent ones', async () => {
  const found = await find({ ...resent(100), ...abandoned(3) });
  expect(found.map(({ id }) => id)).toEqual(['b-0', 'b-1', 'b-2']);
});

it('returns at most as many emails as the overview shows', async () => {
  expect(await find(abandoned(100))).toHaveLength(maxUndeliveredMails);
});

it('stops after 400 emails, so the reads are bounded', async () => {
  expect(await find({ ...resent(400), ...abandoned(1) })).toEqual([]);
});
