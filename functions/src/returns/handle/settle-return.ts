import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { needsReplacement } from '@dental-shop/domain/returns/replacements';
import { refundsOfReturn } from '@dental-shop/domain/returns/return-settlement';
import { nextReturnState } from '@dental-shop/domain/returns/return-transitions';
import { info } from 'firebase-functions/logger';
import { refundReturn } from '../../payments/refund/refund-order.ts';
import type { RecordingServices } from '../../payments/services.ts';
import { returns } from '../../platform/firestore/fulfillment.ts';
import type { StaffHandler } from '../../staff/act-as-staff.ts';
import { settledContent } from '../return-mails.ts';
import { changeReturn, requireOthersReturn, type StoredReturn } from './change-return.ts';
import { returnRefundId } from './return-refund-id.ts';

type MadeRefunds = StaffOutput<'settleReturn'>['refunds'];

/**
 * Refunds come first, and the return is settled once all of them have been created. After a failure,
 * staff repeat the call. Each order's refund has its own request ID, so it's created only once.
 */
export const settleReturn: StaffHandler<'settleReturn', RecordingServices> = async (
  services,
  { rmaNumber },
  staffUid,
) => {
  const { firestore } = services;
  const stored = (await returns(firestore).doc(rmaNumber).get()).data();
  const received = requireOthersReturn(stored, staffUid);
  const isSettled = received.state === 'settled';
  if (!isSettled && nextReturnState(received.state, 'settle') === undefined)
    throw new Refusal('return-state');
  const refunds = await makeRefunds(services, rmaNumber, received, staffUid);
  const settled = await changeReturn(firestore, staffUid, {
    rmaNumber,
    event: 'settle',
    isRepeated: ({ state }) => state === 'settled',
    changes: (current) => ({
      refundAmount: sum(refunds),
      toReplace: needsReplacement({ ...current, state: 'settled' }),
    }),
    audited: ({ refundAmount, toReplace }) => ({ refundAmount, toReplace }),
    content: (changed) => settledContent(rmaNumber, changed),
  });
  if (!isSettled) info('Return settled', { rmaNumber, staffUid, refundAmount: sum(refunds) });
  return { ...settled, refunds };
};

async function makeRefunds(
  services: RecordingServices,
  rmaNumber: string,
  { lines }: StoredReturn,
  staffUid: string,
): Promise<MadeRefunds> {
  const made: MadeRefunds = [];
  for (const { orderId, lines: units } of refundsOfReturn(lines)) {
    const request = {
      orderId,
      lines: units,
      reason: `Return ${rmaNumber}`,
      requestId: returnRefundId(rmaNumber, orderId),
    };
    const refund = await refundReturn(services, request, staffUid);
    if (refund) made.push({ orderId, amount: refund.amount, status: refund.status });
  }
  return made;
}

const sum = (refunds: MadeRefunds) => refunds.reduce((cents, { amount }) => cents + amount, 0);
