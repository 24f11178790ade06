import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { write } from 'firebase-functions/logger';
import { type AuditEntry, audit } from './firestore/staff.ts';

/** An entry as it is noted; the time is Firestore's. */
export type NewAuditEntry = Omit<AuditEntry, 'when'>;

/** Notes an act, at a document of its own where no other is named. */
export type Note = (entry: NewAuditEntry, reference?: DocumentReference<AuditEntry>) => void;

/** Adds to an entry what came of the act. Everything else of it stays as it was noted. */
export type Amend = (
  entry: DocumentSnapshot<AuditEntry>,
  outcome: Required<Pick<AuditEntry, 'refund'>>,
) => void;

/**
 * A transaction of what somebody does and of the audit entries that tell of it, all or nothing.
 * Every entry, and what is added to one, is written in this file, and so is logged as well: whoever gets
 * hold of the database may change its audit, and cannot reach the sink that keeps the log's copy. Not so
 * where it is a command that acts (`npm run staff`): its log is the terminal it runs in, and reaches neither
 * Cloud Logging nor the alert.
 */
export async function transactAudited<Result>(
  firestore: Firestore,
  work: (transaction: Transaction, note: Note, amend: Amend) => Promise<Result>,
): Promise<Result> {
  let noted: { id: string; entry: NewAuditEntry }[] = [];
  const result = await runTransaction(firestore, async (transaction) => {
    // Of an attempt that Firestore repeats, nothing has happened.
    noted = [];
    const note: Note = (entry, reference = audit(firestore).doc()) => {
      transaction.create(reference, { ...entry, when: FieldValue.serverTimestamp() });
      noted.push({ id: reference.id, entry });
    };
    const amend: Amend = (entry, outcome) => {
      const known = entry.data();
      if (!known) throw new Error(`There is no audit entry ${entry.id}`);
      transaction.update(entry.ref, outcome);
      noted.push({ id: entry.id, entry: { ...known, ...outcome } });
    };
    return work(transaction, note, amend);
  });
  for (const { id, entry } of noted) log(id, entry);
  return result;
}

const maxAttempts = 5;

/**
 * The SDK repeats a transaction that lost against another one where Firestore says so. The emulator says of some
 * that they are closed, which the SDK takes for a fault of the caller: two at once made one of them fail.
 */
async function runTransaction<Result>(
  firestore: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
  attempt = 1,
): Promise<Result> {
  try {
    return await firestore.runTransaction(work);
  } catch (error) {
    const isClosed = error instanceof Error && error.message.includes('Transaction is invalid');
    if (!isClosed || attempt === maxAttempts) throw error;
    return runTransaction(firestore, work, attempt + 1);
  }
}

function log(id: string, entry: NewAuditEntry): void {
  write({ severity: 'NOTICE', message: 'Audit', audit: loggedEntry(id, entry) });
}

/**
 * The entry without what people typed and without addresses, which have no place in a log: of a
 * change, the names of its fields.
 */
export function loggedEntry(id: string, entry: NewAuditEntry): Record<string, unknown> {
  const { who, what, whom, refund, reconciliation, resent, exported, after } = entry;
  return {
    id,
    who,
    what,
    whom,
    ...(refund && {
      orderId: refund.orderId,
      paymentIntentId: refund.paymentIntentId,
      asked: refund.asked,
      state: refund.state,
      ...refund.made,
      ...(refund.refusal !== null && { refusal: refund.refusal }),
    }),
    ...(reconciliation && {
      orderId: reconciliation.orderId,
      paymentIntentId: reconciliation.paymentIntentId,
    }),
    ...(resent && { mailId: resent.mailId, resentAs: resent.as }),
    ...(exported && { exported }),
    ...(after && { changed: Object.keys(after) }),
  };
}
