import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { MailServices } from '../mail/deliver-mail.ts';
import { heldMail, type MailDocument } from '../mail/outbox.ts';
import { newDecisionMail, releaseDecisionMail, stopDecisionMail } from './decision-mail.ts';

let deliverMail: typeof import('../mail/deliver-mail.ts').deliverMail;

beforeAll(async () => {
  // Other tests in this process have already imported the module with the real logger.
  vi.resetModules();
  vi.doMock('firebase-functions/logger', () => ({ info: vi.fn(), error: vi.fn() }));
  ({ deliverMail } = await import('../mail/deliver-mail.ts'));
});
afterAll(() => {
  vi.doUnmock('firebase-functions/logger');
  vi.resetModules();
});

let stored: MailDocument;
const letter = { to: 'ana@example.com', language: 'en', uid: 'ana' } as const;

beforeEach(() => {
  const content = { template: 'account-approved', data: { name: 'Ana' } } as const;
  stored = heldMail({ ...letter, ...content }, 0);
});

const snapshot = () =>
  ({ ref: {}, data: () => stored }) as unknown as DocumentSnapshot<MailDocument>;
const transaction = {
  get: async () => snapshot(),
  update: (_: unknown, changes: Partial<MailDocument>) => {
    Object.assign(stored, changes);
  },
} as unknown as Transaction;

const documents = { withConverter: () => documents, doc: () => ({}) };
const firestore = {
  collection: () => documents,
  runTransaction: (work: (within: Transaction) => Promise<unknown>) => work(transaction),
} as unknown as Firestore;

/** Each attempt to send starts by reading the sender, so `attempt` runs during the attempt. */
const deliver = (attempt: () => never) =>
  deliverMail({ firestore, from: attempt } as Partial<MailServices> as MailServices, 'decision-a1');

function refuse(): never {
  throw new Error('Connection refused');
}

it('retries the email about a decision that still applies', async () => {
  await deliver(refuse);
  expect(stored.delivery).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(stored.delivery.dueAt).not.toBeNull();
});

it("doesn't retry an email that was being sent when its decision was undone", async () => {
  await deliver(() => {
    expect(stored.delivery.state).toBe('sending');
    expect(stopDecisionMail(transaction, snapshot())).toBe('uncertain');
    return refuse();
  });
  expect(stored.delivery).toMatchObject({ state: 'waiting', attempts: 1, dueAt: null });
});

it("doesn't take over an undone decision's email from a run that crashed", async () => {
  const dueAt = Timestamp.fromMillis(Date.now() - 1);
  stored.delivery = { ...stored.delivery, state: 'sending', attempts: 1, dueAt };
  stopDecisionMail(transaction, snapshot());
  await deliver(() => expect.fail('It was sent.'));
  expect(stored.delivery).toMatchObject({ state: 'waiting', attempts: 1, dueAt: null });
});

it.each([
  [1, 25_000],
  [25, 97_000],
])(
  'can be withdrawn for long enough to save %i decisions, show Undo, and undo them',
  (batchSize, holdMs) => {
    const recipient = { uid: 'ana', name: 'Ana', email: letter.to, language: 'en' } as const;
    const created = newDecisionMail(recipient, 'approve', undefined, batchSize);
    const dueMs = created?.delivery.dueAt?.toMillis() ?? 0;
    expect(dueMs - (created?.createdAt.toMillis() ?? 0)).toBe(holdMs);
  },
);

it('removes the hold if the decision applies again while its email is being sent', async () => {
  stored.delivery = { ...stored.delivery, state: 'sending', attempts: 1 };
  stopDecisionMail(transaction, snapshot());
  releaseDecisionMail(transaction, snapshot());
  expect(stored.onHold).not.toBe(true);
  expect(stored.delivery.state).toBe('sending');
});
