import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { planRefund } from '@dental-shop/domain/fulfillment/line-refunds';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { refundableAmount } from '@dental-shop/domain/order/refundable';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../../shared/forms/error-summary.tsx';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { orderName } from '../../../../shared/orders/order-name.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../../shared/ui/titled-dialog.tsx';
import { staffErrorCode } from '../../staff-error.ts';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { useStaffAction } from '../../staff-queries.ts';
import { parseDollars } from './parse-dollars.ts';
import { RefundAmountField } from './refund-amount-field.tsx';
import { parseUnits, refundableLines, type UnitsName } from './refund-lines.ts';
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
  const form = useRefundForm({ orderId, order, requestId, onRefunded, renewRequestId });
  const issueText = (name: Name) => {
    const issue = form.issues[name];
    return issue && t(`orders.refund.issues.${issue}`);
  };
  const code = form.failure && staffErrorCode(form.failure.error);
  const close = () => {
    // The error message asks staff to check the transactions, so another attempt is a deliberate new refund.
    if (code === 'request-id-used') renewRequestId();
    onClose();
  };
  return (
    <TitledDialog
      title={t('orders.refund.title', { id: orderName({ id: orderId, number: order.number }) })}
      form={form.elementProps}
      onClose={close}
      isBusy={form.busy}
      fullWidth
      maxWidth="xs"
      cancel={t('shell.cancel')}
      action={
        <Button type="submit" variant="contained" color="error" disabled={form.busy}>
          {t(form.busy ? 'orders.refund.sending' : 'orders.refund.send')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <ErrorSummary form={form} />
        <RefundAmountField order={order} amountError={issueText('amount')} unitsError={issueText} />
        <FormField
          name="reason"
          label={t('orders.refund.reason')}
          hint={t('orders.refund.reasonHint')}
          autoComplete="off"
          maxLength={1000}
          error={issueText('reason')}
        />
        {form.failure && code === undefined ? (
          <Alert severity="error">{t('orders.refund.errors.no-answer')}</Alert>
        ) : (
          <StaffErrorAlert error={form.failure?.error} />
        )}
      </Stack>
    </TitledDialog>
  );
}

type Name = 'extent' | 'amount' | 'reason' | UnitsName;
type Issue = 'amount' | 'tooMuch' | 'units' | 'noUnits' | 'unitsLeft' | 'linesTooMuch' | 'reason';

interface Refund {
  /** In cents; undefined if it isn't an amount. */
  amount: number | undefined;
  lines: readonly { name: UnitsName; sku: string; left: number; quantity: number | undefined }[];
  extent: string;
  reason: string;
}

type RefundForm = Omit<RefundDialogProps, 'onClose'>;

function useRefundForm({ orderId, order, requestId, onRefunded, renewRequestId }: RefundForm) {
  const refundOrder = useStaffAction('refundOrder');
  const lines = refundableLines(order);
  return useForm<Name, Refund, Issue>({
    names: ['extent', 'amount', 'reason', ...lines.map(({ name }) => name)],
    read: (fields) => ({
      extent: fields.extent,
      amount: parseDollars(fields.amount),
      lines: lines.map(({ name, sku, left }) => ({
        name,
        sku,
        left,
        quantity: parseUnits(fields[name] ?? ''),
      })),
      reason: fields.reason.trim(),
    }),
    validate: (refund) => ({
      ...extentIssues(refund, order),
      ...(refund.reason === '' ? { reason: 'reason' } : {}),
    }),
    send: async (refund) => {
      try {
        const extent = requestedExtent(refund);
        const { reason } = refund;
        onRefunded(await refundOrder.mutateAsync({ orderId, reason, requestId, ...extent }));
      } catch (error) {
        // Changes the ID only if nothing was refunded. Otherwise, it stays the same, so a retry can't refund twice.
        if (isRefundRefused(error)) renewRequestId();
        throw error;
      }
    },
  });
}

type Issues = Partial<Record<Name, Issue>>;

function extentIssues(refund: Refund, order: OrderRecord<unknown>): Issues {
  const { extent, amount } = refund;
  if (extent === 'lines') return lineIssues(refund, order);
  if (extent !== 'part') return {};
  if (!amount) return { amount: 'amount' };
  return amount > refundableAmount(order) ? { amount: 'tooMuch' } : {};
}

function lineIssues({ lines }: Refund, order: OrderRecord<unknown>): Issues {
  const issues: Issues = {};
  for (const { name, quantity, left } of lines) {
    if (quantity === undefined) issues[name] = 'units';
    else if (quantity > left) issues[name] = 'unitsLeft';
  }
  if (Object.keys(issues).length > 0) return issues;
  const chosen = lines.map(({ sku, quantity = 0 }) => ({ sku, quantity }));
  const first = lines.find(({ quantity }) => quantity !== 0);
  if (!first) return lines[0] ? { [lines[0].name]: 'noUnits' } : {};
  return planRefund(order, { lines: chosen }).problem ? { [first.name]: 'linesTooMuch' } : {};
}

function requestedExtent({ extent, amount, lines }: Refund) {
  if (extent === 'lines') {
    const chosen = lines.map(({ sku, quantity = 0 }) => ({ sku, quantity }));
    return { lines: chosen.filter(({ quantity }) => quantity > 0) };
  }
  return extent === 'part' && amount !== undefined ? { amount } : {};
}
