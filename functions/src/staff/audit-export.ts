import type { Firestore } from 'firebase-admin/firestore';
import { type NewAuditEntry, transactAudited } from '../platform/audit.ts';
import { staffEmail } from './authorize-staff.ts';

interface Export {
  what: 'export-orders' | 'export-catalogue' | 'inspect-accounts';
  exported: NonNullable<NewAuditEntry['exported']>;
}

export async function auditExport(
  firestore: Firestore,
  staffUid: string,
  { what, exported }: Export,
): Promise<void> {
  await transactAudited(firestore, async (transaction, note) => {
    const whoEmail = await staffEmail(firestore, transaction, staffUid);
    note({ who: staffUid, whoEmail, what, whom: 'many', why: null, exported });
  });
}
