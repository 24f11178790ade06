import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { receiveLines } from '@dental-shop/domain/returns/handle-lines';
import type { StaffHandler } from '../../staff/act-as-staff.ts';
import { changeReturn } from './change-return.ts';

/** The items are refunded or replaced in a second step, so that staff can check the amounts. */
export const receiveReturn: StaffHandler<'receiveReturn'> = (
  { firestore },
  { rmaNumber, lines: received },
  staffUid,
) =>
  changeReturn(firestore, staffUid, {
    rmaNumber,
    event: 'receive',
    isRepeated: ({ state, lines }) =>
      state === 'received' && isDeepStrictEqual(receiveLines(lines, received).lines, lines),
    changes: ({ lines: accepted }) => {
      const { problem, lines } = receiveLines(accepted, received);
      if (problem) throw new Refusal(problem);
      return { lines };
    },
    audited: ({ lines }) => ({
      lines: lines.map(({ id, receivedQuantity, condition, resolution }) => ({
        ...{ id, receivedQuantity, condition, resolution },
      })),
    }),
  });
