import { Timestamp } from 'firebase-admin/firestore';
import type { StaffHandler } from '../staff/act-as-staff.ts';
import { changeComplaint } from './change-complaint.ts';

/** For facts that arrive later, or a complaint that was closed by mistake. */
export const reopenComplaint: StaffHandler<'reopenComplaint'> = async (
  { firestore },
  { complaintId, reason },
  staffUid,
) =>
  changeComplaint(firestore, staffUid, {
    complaintId,
    event: 'reopen',
    isRepeated: ({ state, reopenings = [] }, whoEmail) => {
      const latest = reopenings.at(-1);
      return state !== 'closed' && latest?.reason === reason && latest.reopenedBy === whoEmail;
    },
    changes: ({ reopenings = [] }, whoEmail) => ({
      closedAt: null,
      reopenings: [...reopenings, { reason, reopenedAt: Timestamp.now(), reopenedBy: whoEmail }],
    }),
    audited: () => ({}),
  });
