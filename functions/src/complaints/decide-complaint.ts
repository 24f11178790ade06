import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { Timestamp } from 'firebase-admin/firestore';
import type { StaffHandler } from '../staff/act-as-staff.ts';
import { changeComplaint } from './change-complaint.ts';

export const decideComplaint: StaffHandler<'decideComplaint'> = async (
  { firestore },
  { complaintId, reportable, reason, replaces },
  staffUid,
) =>
  changeComplaint(firestore, staffUid, {
    complaintId,
    event: 'decide',
    isRepeated: ({ decision }, whoEmail) =>
      decision?.decidedBy === whoEmail &&
      decision.reportable === reportable &&
      decision.reason === reason,
    changes: ({ decision: earlier, earlierDecisions = [] }, whoEmail) => {
      if (earlier?.decidedAt.toDate().toISOString() !== replaces)
        throw new Refusal('complaint-state');
      return {
        decision: { reportable, reason, decidedAt: Timestamp.now(), decidedBy: whoEmail },
        ...(earlier && { earlierDecisions: [...earlierDecisions, earlier] }),
      };
    },
    audited: ({ decision }) => ({ reportable: decision?.reportable ?? null }),
  });
