import type { StaffHandler } from '../../staff/act-as-staff.ts';
import { declinedContent } from '../return-mails.ts';
import { changeReturn } from './change-return.ts';

export const declineReturn: StaffHandler<'declineReturn'> = (
  { firestore },
  { rmaNumber, reason },
  staffUid,
) =>
  changeReturn(firestore, staffUid, {
    rmaNumber,
    event: 'decline',
    isRepeated: ({ state, declineReason }) => state === 'declined' && declineReason === reason,
    changes: () => ({ declineReason: reason }),
    why: reason,
    content: (changed) => declinedContent(rmaNumber, changed, reason),
  });
