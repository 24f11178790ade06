import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { write } from 'firebase-functions/logger';
import { runTransaction } from './firestore/run-transaction.ts';
import { type AuditEntry, audit } from './firestore/staff.ts';

export type NewAuditEntry = Omit<AuditEntry, 'when'>;

export type AddEntry = (entry: NewAuditEntry, reference?: DocumentReference<AuditEntry>) => void;

export type UpdateEntry = (
  entry: DocumentSnapshot<AuditEntry>,
  outcome: Required<Pick<AuditEntry, 'refund'>>,
) => void;

/**
 * All audit entries are written here and copied to the log, which an attacker with database access
 * can't change. Commands (`npm run staff`) only log to their terminal.
 */
export async function runAuditedTransaction<Result>(
  firestore: Firestore,
  work: (transaction: Transaction, addEntry: AddEntry, updateEntry: UpdateEntry) => Promise<Result>,
): Promise<Result> {
  let written: { id: string; entry: NewAuditEntry }[] = [];
  const result = await runTransaction(firestore, async (transaction) => {
    // Clears entries from a previous attempt of the transaction.
    written = [];
    const addEntry: AddEntry = (entry, reference = audit(firestore).doc()) => {
      transaction.create(reference, { ...entry, when: FieldValue.serverTimestamp() });
      written.push({ id: reference.id, entry });
    };
    const updateEntry: UpdateEntry = (entry, outcome) => {
      const known = entry.data();
      if (!known) throw new Error(`There is no audit entry ${entry.id}`);
      transaction.update(entry.ref, outcome);
      written.push({ id: entry.id, entry: { ...known, ...outcome } });
    };
    return work(transaction, addEntry, updateEntry);
  });
  for (const { id, entry } of written) logEntry(id, entry);
  return result;
}

function logEntry(id: string, entry: NewAuditEntry): void {
  write({ severity: 'NOTICE', message: 'Audit', audit: redactEntry(id, entry) });
}

/** Omits free text and addresses. Of each change, it keeps only the name of the field. */
export function redactEntry(id: string, entry: NewAuditEntry): Record<string, unknown> {
  const {
    who,
    what,
    whom,
    confirmed,
    refund,
    reconciliation,
    shipmentId,
    resent,
    exported,
    recalled,
  } = entry;
  const { catalogue, after } = entry;
  return {
    id,
    who,
    what,
    whom,
    ...(confirmed && { confirmed }),
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
    ...(shipmentId !== undefined && { shipmentId }),
    ...(resent && { mailId: resent.mailId, resentAs: resent.as }),
    ...(exported && { exported }),
    ...(recalled && { recalled }),
    ...(catalogue && {
      source: catalogue.source,
      effectiveAt: catalogue.effectiveAt.toDate().toISOString(),
      skus: catalogue.products.map(({ sku }) => sku),
    }),
    ...(after && { changed: Object.keys(after) }),
  };
}
