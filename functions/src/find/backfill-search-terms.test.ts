import { termsVersion } from '@dental-shop/domain/find/record-terms';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const message = { name: 'Ana Ruiz', email: 'ana@example.com', subject: 'Hello', message: 'Hello' };

let messages: Record<string, object>;
const update = vi.fn();

const countOf = (count: number) => ({ data: () => ({ count }) });

const collection = (name: string) => {
  const stored = () => (name === 'contactMessages' ? Object.entries(messages) : []);
  const query = (count: () => number) => ({
    firestore,
    id: name,
    withConverter: () => query(count),
    where: () => query(() => 0),
    orderBy: () => query(count),
    limit: () => query(count),
    count: () => count,
    get: async () => ({
      docs: stored().map(([id, data]) => ({
        ...{ id, updateTime: 0, data: () => data, get: () => undefined },
        ref: {
          parent: { id: name },
          update: (changes: object) => update(`${name}/${id}`, changes),
        },
      })),
    }),
  });
  return query(() => stored().length);
};

const firestore: unknown = {
  collection,
  runTransaction: (run: (transaction: object) => unknown) =>
    run({ get: async (count: () => number) => countOf(count()) }),
};

const error = vi.fn();
let backfillSearchTerms: typeof import('./backfill-search-terms.ts').backfillSearchTerms;

beforeAll(async () => {
  // Other tests in this process have already imported the module with the real logger.
  vi.resetModules();
  vi.doMock('firebase-functions/logger', () => ({ info: vi.fn(), error }));
  ({ backfillSearchTerms } = await import('./backfill-search-terms.ts'));
}, 30_000);
afterAll(() => {
  vi.doUnmock('firebase-functions/logger');
  vi.resetModules();
});
beforeEach(() => {
  vi.clearAllMocks();
});

const run = () => backfillSearchTerms(firestore as Firestore, Date.now() + 60_000);

const termsOf = (id: string) => {
  const [, data] = update.mock.calls.find(([path]) => path === `contactMessages/${id}`) ?? [];
  return (data as { searchTerms?: string[] } | undefined)?.searchTerms;
};

it('adds the terms of every record', async () => {
  messages = { a: message, b: message };
  await run();
  expect(termsOf('a')).toContain('ruiz');
  expect(termsOf('b')).toContain('ruiz');
  expect(error).not.toHaveBeenCalled();
});

it('continues after a malformed record, logs its ID, and skips it from then on', async () => {
  const { name: _name, ...malformed } = message;
  messages = { a: malformed, b: message };
  await run();
  expect(termsOf('a')).toEqual([termsVersion]);
  expect(termsOf('b')).toContain('ruiz');
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'A record has no search terms',
    expect.objectContaining({ in: 'contactMessages', id: 'a' }),
  );
});
