import { expect, it } from 'vitest';
import { inMemoryFirestore } from '../platform/firestore/firestore-fixture.ts';
import { sendDailyDigest } from './send-daily-digest.ts';

type Stored = Record<string, Record<string, unknown>>;

/** In Los Angeles, the default. */
const at = (time: string) => new Date(`2026-11-27T${time}-08:00`);

async function run(stored: Stored, time: string) {
  const firestore = inMemoryFirestore(stored);
  await sendDailyDigest({ firestore, officeEmail: () => 'office@example.com' }, at(time));
}

const mails = (stored: Stored) => Object.keys(stored).filter((path) => path.startsWith('mail/'));

it('sends one digest in the morning and names the time zone', async () => {
  const stored: Stored = { 'users/ana': { status: 'pending' } };
  await run(stored, '06:59');
  expect(mails(stored)).toEqual([]);
  await run(stored, '07:00');
  await run(stored, '08:00');
  expect(mails(stored)).toEqual(['mail/daily-digest-2026-11-27']);
  expect(stored['mail/daily-digest-2026-11-27']).toMatchObject({
    to: 'office@example.com',
    data: { waiting: 1, day: '2026-11-27', timeZone: 'America/Los_Angeles' },
  });
});

it('stays silent for the day if there was no news in the morning', async () => {
  const stored: Stored = {};
  await run(stored, '07:30');
  stored['users/ana'] = { status: 'pending' };
  await run(stored, '08:30');
  expect(mails(stored)).toEqual([]);
});

it('comes later in the morning after an outage, but never in the afternoon', async () => {
  const stored: Stored = { 'users/ana': { status: 'pending' } };
  await run(stored, '12:00');
  expect(mails(stored)).toEqual([]);
  await run(stored, '11:59');
  expect(mails(stored)).toHaveLength(1);
});
