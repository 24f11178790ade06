import type { Firestore } from 'firebase-admin/firestore';
import type { NewAuditEntry } from '../platform/audit.ts';
import { actAsStaff } from '../staff/act-as-staff.ts';

interface RecallExport {
  what: 'find-lot-recipients' | 'export-lot-recipients' | 'export-recall';
  whom: string;
  recalled: NonNullable<NewAuditEntry['recalled']>;
  count: number;
}

/** Exports contain consignees' names and addresses, so they're audited. */
export async function auditRecallExport(
  firestore: Firestore,
  staffUid: string,
  { count, ...entry }: RecallExport,
): Promise<void> {
  const exported = { from: null, to: null, count };
  await actAsStaff(firestore, staffUid, async (_transaction, addEntry) =>
    addEntry({ ...entry, exported }),
  );
}
