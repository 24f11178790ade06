import type { RefundOrderResponse } from '@dental-shop/domain/api/staff/refund-order';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { refundableAmount } from '@dental-shop/domain/order/refundable';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../../shared/forms/error-summary.tsx';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { SubmitButton } from '../../../../shared/forms/submit-button.tsx';
import { orderName } from '../../../../shared/orders/order-name.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { staffErrorCode } from '../../staff-error.ts';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { RefundAmountField } from './refund-amount-field.tsx';
import { useRefundForm } from './use-refund-form.ts';

interface RefundDialogProps {
  orderId: string;
  order: OrderRecord<unknown>;
  /** Lives longer than the dialog: whoever closes it after an error and opens it again asks for the same refund. */
  requestId: string;
  onClose: () => void;
  onRefunded: (refund: RefundOrderResponse) => void;
  /** The next attempt is another refund, and needs another `requestId`. */
  onRefused: () => void;
}

/** Refunds an order, all that is left or a part of it. */
export function RefundDialog(props: RefundDialogProps) {
  const { orderId, order, requestId, onClose, onRefunded, onRefused } = props;
  const { t } = useTranslation('staff');
  const titleId = useId();
  const left = refundableAmount(order);
  const form = useRefundForm({ orderId, requestId, left, onRefunded, onRefused });
  const { amount, reason } = form.issues;
  const code = form.failure && staffErrorCode(form.failure.error);
  const close = () => {
    // Its sentence asks to look at the transactions first; whoever comes back wants another refund.
    if (code === 'request-id-used') onRefused();
    onClose();
  };
  return (
    // Not while it is sent: closing would look as if nothing were paid back.
    <Dialog
      open
      onClose={form.busy ? undefined : close}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>
        {t('orders.refund.title', { id: orderName({ id: orderId, number: order.number }) })}
      </DialogTitle>
      <DialogContent>
        <Stack component="form" spacing={2} {...form.elementProps}>
          <ErrorSummary form={form} />
          <RefundAmountField
            left={formatPrice(left, order.currency)}
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
      </DialogContent>
    </Dialog>
  );
}
