import type { AccountStatus } from '@dental-shop/domain/account/account-status';
import type { InspectedFacts } from '@dental-shop/domain/account/approval-concerns';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

type Undo = typeof import('./undo-decision.ts').undoDecision;

let undoDecision: Undo;
let facts: InspectedFacts;

beforeAll(async () => {
  // Other tests in this process have already imported the module with the real inspection and logger.
  vi.resetModules();
  vi.doMock('firebase-functions/logger', () => ({ write: vi.fn() }));
  vi.doMock('./inspect-accounts.ts', () => ({ inspect: async () => [facts] }));
  ({ undoDecision } = await import('./undo-decision.ts'));
});
afterAll(() => {
  vi.doUnmock('firebase-functions/logger');
  vi.doUnmock('./inspect-accounts.ts');
  vi.resetModules();
});

/** By path. */
let stored: Record<string, object>;
let records: { id: string; data: object }[];
let limits: number[];

interface Found {
  id: string;
  path: string;
}

const reference = (path: string, id: string) => ({
  ...{ id, path: `${path}/${id}` },
  get: async () => ({ data: () => stored[`${path}/${id}`] }),
});

function collection(path: string) {
  const query = {
    withConverter: () => query,
    where: () => query,
    orderBy: () => query,
    limit: (count: number) => {
      limits.push(count);
      return query;
    },
    doc: (id = 'new') => reference(path, id),
  };
  return query;
}

const write = (ref: Found, changes: object) => {
  stored[ref.path] = { ...stored[ref.path], ...changes };
};
const transaction = {
  get: async (what: Partial<Found>) =>
    what.path === undefined
      ? {
          docs: records.slice(0, limits.at(-1)).map(({ id, data }) => ({
            ...{ id, ref: reference('orderRecords', id), data: () => data },
          })),
        }
      : { ref: what, data: () => stored[what.path ?? ''] },
  create: write,
  update: write,
};

const firestore = {
  collection,
  doc: (path: string) => reference(path.split('/')[0] ?? '', path.split('/')[1] ?? ''),
  runTransaction: (work: (within: typeof transaction) => unknown) => work(transaction),
} as unknown as Firestore;

function decided(before: AccountStatus, after: AccountStatus): void {
  stored['users/ana'] = { status: after, decisionId: 'a1', licenseExpiry: '2020-01-31' };
  stored['audit/a1'] = {
    ...{ who: 'ben', whom: 'ana', when: Timestamp.fromMillis(0) },
    before: { status: before, decisionId: null },
  };
}

beforeEach(() => {
  facts = { emailVerified: false, duplicates: [], formerAccounts: [] };
  stored = { 'staff/eva': { email: 'eva@example.com' } };
  records = [];
  limits = [];
});

const undo = (confirmed?: ('email-not-verified' | 'license-expired')[]) =>
  undoDecision(
    { firestore, officeEmail: () => 'office@example.com' } as Parameters<Undo>[0],
    { auditId: 'a1', ...(confirmed && { confirmed }) },
    'eva',
  );

it('approves an account again only if staff confirm every concern', async () => {
  decided('approved', 'suspended');
  const unconfirmed = { code: 'approval-unconfirmed' };
  await expect(undo()).rejects.toMatchObject(unconfirmed);
  await expect(undo(['email-not-verified'])).rejects.toMatchObject(unconfirmed);
  expect(stored['users/ana']).toMatchObject({ status: 'suspended' });
  const confirmed = ['email-not-verified', 'license-expired'] as const;
  expect(await undo([...confirmed])).toMatchObject({ status: 'approved' });
  expect(stored['users/ana']).toMatchObject({ status: 'approved' });
  expect(stored['audit/new']).toMatchObject({ what: 'undo', whom: 'ana', confirmed });
});

it("needs no confirmation if the account isn't approved again", async () => {
  decided('pending', 'approved');
  const orders = { flagged: 0, hasMore: false };
  expect(await undo()).toEqual({ uid: 'ana', status: 'pending', mail: 'none', orders });
  expect(stored['audit/new']).not.toHaveProperty('confirmed');
});

const order = (id: string, shipped: number) => ({
  id,
  data: {
    ...{ uid: 'ana', email: 'ana@example.com', customerName: 'Ana', paymentIntentId: 'pi_1' },
    ...{ amount: 100, currency: 'usd', status: 'completed', attention: [], packed: {} },
    ...{ items: [{ sku: 'I4510', quantity: 1 }], shipped: { I4510: shipped } },
  },
});

it("flags orders that aren't fully shipped, but not shipped ones", async () => {
  decided('pending', 'approved');
  records = [order('open', 0), order('delivered', 1)];
  expect(await undo()).toMatchObject({ orders: { flagged: 1, hasMore: false } });
  expect(stored).toHaveProperty(['mail/attention-open-approval-undone']);
  expect(stored).not.toHaveProperty(['mail/attention-delivered-approval-undone']);
  expect(stored).not.toHaveProperty(['orderRecords/delivered']);
});

it('finds an unshipped order among many newer shipped ones', async () => {
  decided('pending', 'approved');
  records = [...Array.from({ length: 30 }, (_, at) => order(`o${at}`, 1)), order('open', 0)];
  expect(await undo()).toMatchObject({ orders: { flagged: 1, hasMore: false } });
});

it.each([
  [20, 0, { flagged: 20, hasMore: false }],
  [21, 0, { flagged: 20, hasMore: true }],
  [1, 250, { flagged: 1, hasMore: true }],
])('with %d open and %d delivered orders, reports %j', async (open, delivered, orders) => {
  decided('pending', 'approved');
  records = [
    ...Array.from({ length: open }, (_, at) => order(`open${at}`, 0)),
    ...Array.from({ length: delivered }, (_, at) => order(`delivered${at}`, 1)),
  ];
  expect(await undo()).toMatchObject({ orders });
});
