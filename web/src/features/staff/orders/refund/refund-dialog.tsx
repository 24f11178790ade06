import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { refundableAmount } from '@dental-shop/domain/order/refundable';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../../shared/forms/error-summary.tsx';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { SubmitButton } from '../../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { orderName } from '../../../../shared/orders/order-name.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../../shared/ui/titled-dialog.tsx';
import { staffErrorCode } from '../../staff-error.ts';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { useStaffAction } from '../../staff-queries.ts';
import { parseDollars } from './parse-dollars.ts';
import { RefundAmountField } from './refund-amount-field.tsx';
import { isRefundRefused } from './refund-refusals.ts';

interface RefundDialogProps {
  orderId: string;
  order: OrderRecord<unknown>;
  /** Idempotency key. Outlives the dialog, so reopening it retries the same refund. */
  requestId: string;
  onClose: () => void;
  onRefunded: (refund: StaffOutput<'refundOrder'>) => void;
  renewRequestId: () => void;
}

export function RefundDialog(props: RefundDialogProps) {
  const { orderId, order, requestId, onClose, onRefunded, renewRequestId } = props;
  const { t } = useTranslation('staff');
  const remaining = refundableAmount(order);
  const form = useRefundForm({ orderId, requestId, remaining, onRefunded, renewRequestId });
  const { amount, reason } = form.issues;
  const code = form.failure && staffErrorCode(form.failure.error);
  const close = () => {
    // The error message asks staff to check the transactions, so another attempt is a deliberate new refund.
    if (code === 'request-id-used') renewRequestId();
    onClose();
  };
  return (
    // Closing the dialog while sending would look like canceling the refund.
    <TitledDialog
      title={t('orders.refund.title', { id: orderName({ id: orderId, number: order.number }) })}
      onClose={form.busy ? undefined : close}
      fullWidth
      maxWidth="xs"
    >
      <Stack component="form" spacing={2} {...form.elementProps}>
        <ErrorSummary form={form} />
        <RefundAmountField
          left={formatPrice(remaining, order.currency)}
          error={amount && t(`orders.refund.issues.${amount}`)}
        />
        <FormField
          name="reason"
          label={t('orders.refund.reason')}
          hint={t('orders.refund.reasonHint')}
          autoComplete="off"
          maxLength={1000}
          error={reason && t(`orders.refund.issues.${reason}`)}
        />
        {form.failure && code === undefined ? (
          <Alert severity="error">{t('orders.refund.errors.no-answer')}</Alert>
        ) : (
          <StaffErrorAlert error={form.failure?.error} />
        )}
        <SubmitButton
          label={t('orders.refund.send')}
          busyLabel={t('orders.refund.sending')}
          busy={form.busy}
        />
        <Button onClick={close} disabled={form.busy} sx={{ minHeight: 44 }}>
          {t('shell.cancel')}
        </Button>
      </Stack>
    </TitledDialog>
  );
}

type Name = 'extent' | 'amount' | 'reason';
type Issue = 'amount' | 'tooMuch' | 'reason';

const names: readonly Name[] = ['extent', 'amount', 'reason'];

type RefundForm = Omit<RefundDialogProps, 'order' | 'onClose'> & {
  remaining: number;
};

function useRefundForm({ orderId, requestId, remaining, onRefunded, renewRequestId }: RefundForm) {
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
      ...(amount !== undefined && amount > remaining ? { amount: 'tooMuch' } : {}),
      ...(reason === '' ? { reason: 'reason' } : {}),
    }),
    send: async ({ amount, reason }) => {
      const part = amount === undefined ? {} : { amount };
      try {
        onRefunded(await refundOrder.mutateAsync({ orderId, reason, requestId, ...part }));
      } catch (error) {
        // Changes the ID only if nothing was refunded. Otherwise, it stays the same, so a retry can't refund twice.
        if (isRefundRefused(error)) renewRequestId();
        throw error;
      }
    },
  });
}
