import type {
  CheckedStaffInput,
  StaffCall,
  StaffOutput,
} from '@dental-shop/domain/api/staff/calls';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { type NewAuditEntry, runAuditedTransaction, type UpdateEntry } from '../platform/audit.ts';
import { type AuditEntry, staff } from '../platform/firestore/staff.ts';

export type StaffHandler<Name extends StaffCall, Services = { firestore: Firestore }> = (
  services: Services,
  input: CheckedStaffInput<Name>,
  staffUid: string,
) => Promise<StaffOutput<Name>>;

type AddStaffEntry = (
  entry: Omit<NewAuditEntry, 'who' | 'whoEmail' | 'why'> & { why?: string },
  reference?: DocumentReference<AuditEntry>,
) => void;

interface StaffAction {
  transaction: Transaction;
  addEntry: AddStaffEntry;
  updateEntry: UpdateEntry;
  whoEmail: string;
}

/** Reads the membership in the transaction, so a simultaneous revocation wins. */
export function actAsStaff<Result>(
  firestore: Firestore,
  staffUid: string,
  work: (action: StaffAction) => Promise<Result>,
): Promise<Result> {
  return runAuditedTransaction(firestore, async (transaction, addEntry, updateEntry) => {
    const member = (await transaction.get(staff(firestore).doc(staffUid))).data();
    if (!member) throw new Refusal('staff-only');
    const who = { who: staffUid, whoEmail: member.email };
    const addStaffEntry: AddStaffEntry = ({ why = null, ...entry }, reference) =>
      addEntry({ ...who, why, ...entry }, reference);
    return work({ transaction, addEntry: addStaffEntry, updateEntry, whoEmail: member.email });
  });
}
