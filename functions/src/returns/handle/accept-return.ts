import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { acceptLines } from '@dental-shop/domain/returns/handle-lines';
import type { StaffHandler } from '../../staff/act-as-staff.ts';
import { acceptedContent } from '../return-mails.ts';
import { changeReturn, type StoredReturn } from './change-return.ts';

export const acceptReturn: StaffHandler<'acceptReturn'> = (
  { firestore },
  { rmaNumber, lines: accepted },
  staffUid,
) => {
  const accept = (current: StoredReturn) => {
    const { problem, lines } = acceptLines(current.lines, accepted);
    if (problem) throw new Refusal(problem);
    return { lines };
  };
  return changeReturn(firestore, staffUid, {
    rmaNumber,
    event: 'accept',
    isRepeated: ({ state, lines }) =>
      state === 'accepted' &&
      lines.every(({ id, acceptedQuantity }) =>
        accepted.some((line) => line.id === id && line.quantity === acceptedQuantity),
      ),
    changes: accept,
    audited: ({ lines }) => ({
      lines: lines.map(({ id, acceptedQuantity }) => ({ id, acceptedQuantity })),
    }),
    content: (changed) => acceptedContent(rmaNumber, changed),
  });
};
