import type { Firestore } from 'firebase-admin/firestore';
import { type NewAuditEntry, transactAudited } from '../platform/audit.ts';
import { staffEmail } from './authorize-staff.ts';

interface Export {
  what: 'export-orders' | 'export-catalogue' | 'inspect-accounts';
  /** Of the records' range and number: what leaves the shop is noted before it leaves. */
  exported: NonNullable<NewAuditEntry['exported']>;
}

/** Notes who takes what out of the shop, and how much. Refuses with `staff-only`. */
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
