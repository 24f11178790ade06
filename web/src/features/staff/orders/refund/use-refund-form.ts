import type { RefundOrderResponse } from '@dental-shop/domain/api/staff/refund-order';
import { type FormHandle, useForm } from '../../../../shared/forms/use-form.ts';
import { useStaffAction } from '../../staff-queries.ts';
import { parseDollars } from './parse-dollars.ts';
import { isRefundRefused } from './refund-refusals.ts';

type Name = 'extent' | 'amount' | 'reason';
type Issue = 'amount' | 'tooMuch' | 'reason';

const names: readonly Name[] = ['extent', 'amount', 'reason'];

interface RefundForm {
  orderId: string;
  /** Makes the refund idempotent: however often it is sent with the same id, it is made once. */
  requestId: string;
  /** What can still be refunded, in cents. */
  left: number;
  onRefunded: (refund: RefundOrderResponse) => void;
  /** After a refusal, when it is certain that nothing was paid back: the next attempt is another refund. */
  onRefused: () => void;
}

export function useRefundForm(refund: RefundForm): FormHandle<Name, Issue> {
  const { orderId, requestId, left, onRefunded, onRefused } = refund;
  const refundOrder = useStaffAction('refundOrder');
  return useForm<Name, { amount: number | undefined; isPart: boolean; reason: string }, Issue>({
    names,
    read: ({ extent, amount, reason }) => ({
      isPart: extent === 'part',
      amount: extent === 'part' ? parseDollars(amount) : undefined,
      reason: reason.trim(),
    }),
    validate: ({ isPart, amount, reason }) => ({
      ...(isPart && !amount ? { amount: 'amount' } : {}),
      ...(amount !== undefined && amount > left ? { amount: 'tooMuch' } : {}),
      ...(reason === '' ? { reason: 'reason' } : {}),
    }),
    send: async ({ amount, reason }) => {
      const part = amount === undefined ? {} : { amount };
      try {
        onRefunded(await refundOrder.mutateAsync({ orderId, reason, requestId, ...part }));
      } catch (error) {
        if (isRefundRefused(error)) onRefused();
        throw error;
      }
    },
  });
}
