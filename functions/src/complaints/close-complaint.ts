import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { Timestamp } from 'firebase-admin/firestore';
import type { StaffHandler } from '../staff/act-as-staff.ts';
import { changeComplaint } from './change-complaint.ts';

export const closeComplaint: StaffHandler<'closeComplaint'> = async (
  { firestore },
  { complaintId },
  staffUid,
) =>
  changeComplaint(firestore, staffUid, {
    complaintId,
    event: 'close',
    isRepeated: ({ state }) => state === 'closed',
    changes: ({ investigation }) => {
      if (investigation === '') throw new Refusal('complaint-not-investigated');
      return { closedAt: Timestamp.now() };
    },
    audited: () => ({}),
  });
