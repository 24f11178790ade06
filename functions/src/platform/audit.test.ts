import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type NewAuditEntry, redactEntry } from './audit.ts';
import type { AuditEntry } from './firestore/staff.ts';

const entry: NewAuditEntry = {
  who: 'staff-uid',
  whoEmail: 'eva@example.com',
  what: 'update-customer',
  whom: 'customer-uid',
  why: 'Ana Example moved',
};

describe('redactEntry', () => {
  it('contains the actor, action, and target', () => {
    expect(redactEntry('entry', entry)).toEqual({
      id: 'entry',
      who: 'staff-uid',
      what: 'update-customer',
      whom: 'customer-uid',
    });
  });

  it('contains the names of changed fields, but not their values', () => {
    const changed = {
      before: { name: 'Ana Example', address: { street: '1 Main Street' } },
      after: { name: 'Ana Sample', address: { street: '2 Main Street' } },
    };
    const logged = redactEntry('entry', { ...entry, ...changed });
    expect(logged).toMatchObject({ changed: ['name', 'address'] });
    expect(JSON.stringify(logged)).not.toMatch(/Ana|Street|@/);
  });

  it('contains the date range and count of an export', () => {
    const exported = { from: '2026-01-01', to: '2026-12-31', count: 42 };
    expect(redactEntry('entry', { ...entry, exported })).toMatchObject({ exported });
  });
});

describe('audited transactions', () => {
  const refund = { orderId: 'order', paymentIntentId: 'pi_1', asked: 500, refusal: null };
  const asked = { ...entry, what: 'refund', refund: { ...refund, state: 'asked', made: null } };
  const made = { refundId: 're_1', amount: 500, status: 'failed' } as const;
  const outcome = { refund: { ...refund, state: 'made' as const, made } };
  const snapshot = { id: 'refund-1', ref: 'the entry', data: () => asked };
  const update = vi.fn();
  const firestore = {
    runTransaction: (work: (transaction: { update: typeof update }) => unknown) => work({ update }),
  } as unknown as Firestore;

  const write = vi.fn();
  let runAuditedTransaction: typeof import('./audit.ts').runAuditedTransaction;

  beforeAll(async () => {
    // Other tests in this process have already imported the module with the real logger.
    vi.resetModules();
    vi.doMock('firebase-functions/logger', () => ({ write }));
    ({ runAuditedTransaction } = await import('./audit.ts'));
  });

  afterEach(() => vi.clearAllMocks());

  afterAll(() => {
    vi.doUnmock('firebase-functions/logger');
    vi.resetModules();
  });

  it('logs an amended entry in its new state', async () => {
    await runAuditedTransaction(firestore, async (_transaction, _note, updateEntry) =>
      updateEntry(snapshot as unknown as DocumentSnapshot<AuditEntry>, outcome),
    );
    expect(update).toHaveBeenCalledWith('the entry', outcome);
    expect(write.mock.calls).toEqual([
      [
        {
          severity: 'NOTICE',
          message: 'Audit',
          audit: {
            ...{ id: 'refund-1', who: 'staff-uid', what: 'refund', whom: 'customer-uid' },
            ...{ orderId: 'order', paymentIntentId: 'pi_1', asked: 500, state: 'made' },
            ...made,
          },
        },
      ],
    ]);
  });

  it('retries a transaction that the emulator has closed', async () => {
    const closed = new Error('3 INVALID_ARGUMENT: Transaction is invalid or closed.');
    const runTransaction = vi.fn(firestore.runTransaction).mockRejectedValueOnce(closed);
    const act = () =>
      runAuditedTransaction(
        { ...firestore, runTransaction } as unknown as Firestore,
        async () => 'done',
      );
    expect(await act()).toBe('done');
    expect(runTransaction).toHaveBeenCalledTimes(2);
    runTransaction.mockRejectedValue(closed);
    await expect(act()).rejects.toBe(closed);
    runTransaction.mockClear().mockRejectedValue(new Error('3 INVALID_ARGUMENT: no such field'));
    await expect(act()).rejects.toThrow('no such field');
    expect(runTransaction).toHaveBeenCalledTimes(1);
  });

  it('rejects a change to a missing entry', async () => {
    const missing = { ...snapshot, data: () => undefined };
    const amended = runAuditedTransaction(firestore, async (_transaction, _note, updateEntry) =>
      updateEntry(missing as unknown as DocumentSnapshot<AuditEntry>, outcome),
    );
    await expect(amended).rejects.toThrow('no audit entry refund-1');
    expect(write).not.toHaveBeenCalled();
  });
});

it('no other module writes audit entries', () => {
  const source = join(import.meta.dirname, '..');
  const writers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /\baudit\(firestore\)\s*\.(add|doc\([^)]*\)\s*\.(create|set))|create\(audit\(|\b(entry|refundEntry\([^)]*\))\.(update|set)\(/.test(
        readFileSync(join(source, file), 'utf8'),
      ),
    );
  expect(writers).toEqual([]);
});
