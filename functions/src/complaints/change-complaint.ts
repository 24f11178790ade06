import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import {
  type ComplaintEvent,
  nextComplaintState,
} from '@dental-shop/domain/complaints/complaint-transitions';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { complaints } from '../platform/firestore/fulfillment.ts';
import { actAsStaff } from '../staff/act-as-staff.ts';

type StoredComplaint = Complaint<Timestamp>;
type Changes = Partial<Omit<StoredComplaint, 'state' | 'updatedAt'>>;

interface ComplaintChange {
  complaintId: string;
  event: ComplaintEvent;
  /** A repeated request, such as after a lost response, changes nothing. */
  isRepeated: (complaint: StoredComplaint, whoEmail: string) => boolean;
  changes: (complaint: StoredComplaint, whoEmail: string) => Changes;
  /** Excludes free text, which may name people. */
  audited: (complaint: StoredComplaint) => Record<string, unknown>;
}

/** Audit entries contain the state and the facts from `audited`, before and after the change. */
export async function changeComplaint(
  firestore: Firestore,
  staffUid: string,
  { complaintId, event, isRepeated, changes, audited }: ComplaintChange,
) {
  const reference = complaints(firestore).doc(complaintId);
  return actAsStaff(firestore, staffUid, async ({ transaction, addEntry, whoEmail }) => {
    const complaint = (await transaction.get(reference)).data();
    if (!complaint) throw new Refusal('not-found');
    if (complaint.uid === staffUid) throw new Refusal('own-complaint');
    if (isRepeated(complaint, whoEmail)) return { complaintId, state: complaint.state };
    const state = nextComplaintState(complaint.state, event);
    if (state === undefined) throw new Refusal('complaint-state');
    const changed = { ...changes(complaint, whoEmail), state };
    transaction.update(reference, { ...changed, updatedAt: FieldValue.serverTimestamp() });
    const describe = (each: StoredComplaint) => ({ state: each.state, ...audited(each) });
    addEntry({
      what: `${event}-complaint`,
      whom: complaintId,
      before: describe(complaint),
      after: describe({ ...complaint, ...changed }),
    });
    return { complaintId, state };
  });
}
