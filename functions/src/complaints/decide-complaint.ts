import { Timestamp } from 'firebase-admin/firestore';
import type { StaffHandler } from '../staff/act-as-staff.ts';
import { changeComplaint } from './change-complaint.ts';

export const decideComplaint: StaffHandler<'decideComplaint'> = async (
  { firestore },
  { complaintId, reportable, reason },
  staffUid,
) =>
  changeComplaint(firestore, staffUid, {
    complaintId,
    event: 'decide',
    isRepeated: ({ decision }, whoEmail) =>
      decision?.decidedBy === whoEmail &&
      decision.reportable === reportable &&
      decision.reason === reason,
    changes: (_complaint, whoEmail) => ({
      decision: { reportable, reason, decidedAt: Timestamp.now(), decidedBy: whoEmail },
    }),
    audited: ({ decision }) => ({ reportable: decision?.reportable ?? null }),
  });
