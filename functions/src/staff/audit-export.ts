import type { Firestore } from 'firebase-admin/firestore';
import type { NewAuditEntry } from '../platform/audit.ts';
import { actAsStaff } from './act-as-staff.ts';

interface Export
  extends Pick<NewAuditEntry, 'recalled'>,
    Partial<NonNullable<NewAuditEntry['exported']>> {
  what:
    | 'export-orders'
    | 'export-complaints'
    | 'export-catalogue'
    | 'inspect-accounts'
    | 'find-lot-recipients'
    | 'export-lot-recipients'
    | 'export-recall';
  whom?: string;
  count: number;
}

/** Exports are audited, because most of them contain customers' names and addresses. */
export async function auditExport(
  firestore: Firestore,
  staffUid: string,
  { what, whom = 'many', recalled, ...exported }: Export,
): Promise<void> {
  await actAsStaff(firestore, staffUid, async ({ addEntry }) =>
    addEntry({
      what,
      whom,
      ...(recalled && { recalled }),
      exported: { from: null, to: null, ...exported },
    }),
  );
}
