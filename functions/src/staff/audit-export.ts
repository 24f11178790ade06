import type { Firestore } from 'firebase-admin/firestore';
import type { NewAuditEntry } from '../platform/audit.ts';
import { actAsStaff } from './act-as-staff.ts';

interface Export {
  what: 'export-orders' | 'export-complaints' | 'export-catalogue' | 'inspect-accounts';
  exported: NonNullable<NewAuditEntry['exported']>;
}

export async function auditExport(
  firestore: Firestore,
  staffUid: string,
  { what, exported }: Export,
): Promise<void> {
  await actAsStaff(firestore, staffUid, async (_transaction, addEntry) =>
    addEntry({ what, whom: 'many', exported }),
  );
}
