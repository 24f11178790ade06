import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { MailServices } from './deliver-mail.ts';

const info = vi.fn();
let sweepMail: typeof import('./deliver-mail.ts').sweepMail;

beforeAll(async () => {
  // Other tests in this process have already imported the module with the real logger.
  vi.resetModules();
  vi.doMock('firebase-functions/logger', () => ({ info, error: vi.fn() }));
  ({ sweepMail } = await import('./deliver-mail.ts'));
});
afterAll(() => {
  vi.doUnmock('firebase-functions/logger');
  vi.resetModules();
  vi.useRealTimers();
});

function slowOutbox(ids: string[]) {
  const query = {
    withConverter: () => query,
    where: () => query,
    orderBy: () => query,
    limit: () => query,
    doc: () => query,
    get: async () => ({ size: ids.length, docs: ids.map((id) => ({ id })) }),
  };
  const runTransaction = vi.fn(async () => void vi.setSystemTime(Date.now() + 60_000));
  const firestore = { collection: () => query, runTransaction } as unknown as Firestore;
  return { services: { firestore } as MailServices, runTransaction };
}

it.each([
  [90_000, 2],
  [600_000, 3],
])('with %d ms for three due emails, processes %d and logs the count', async (forMs, count) => {
  vi.useFakeTimers();
  const { services, runTransaction } = slowOutbox(['a', 'b', 'c']);
  await sweepMail(services, Date.now() + forMs);
  expect(runTransaction).toHaveBeenCalledTimes(count);
  expect(info).toHaveBeenLastCalledWith('Due emails processed', { count, due: 3 });
});

it('logs nothing if no email is due', async () => {
  info.mockClear();
  await sweepMail(slowOutbox([]).services, Date.now() + 60_000);
  expect(info).not.toHaveBeenCalled();
});
