import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { refundableAmount } from '@dental-shop/domain/order/refundable';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvoiceButton } from '../../../shared/orders/invoice-button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { staffPaths } from '../staff-paths.ts';
import { ReconcileButton } from './reconcile-button.tsx';
import { RefundDialog } from './refund/refund-dialog.tsx';

const newRequestId = () => crypto.randomUUID();

interface OrderActionsProps {
  orderId: string;
  order: OrderRecord<unknown>;
  onMessage: (message: string) => void;
}

export function OrderActions({ orderId, order, onMessage }: OrderActionsProps) {
  const { t } = useTranslation('staff');
  const isOwn = order.uid === useStaff().uid;
  const [isRefunding, setIsRefunding] = useState(false);
  const [requestId, setRequestId] = useState(newRequestId);
  const renewRequestId = () => setRequestId(newRequestId());
  return (
    <Stack direction="row" useFlexGap sx={actionsStyle}>
      {order.toShip && !isOwn && (
        <Button variant="contained" component={Link} to={staffPaths.packOrder(orderId)}>
          {t('orders.pack')}
        </Button>
      )}
      {refundableAmount(order) > 0 && !isOwn && (
        <Button variant="outlined" onClick={() => setIsRefunding(true)}>
          {t('orders.refund.open')}
        </Button>
      )}
      <Button variant="outlined" component={Link} to={staffPaths.packingSlip(orderId)}>
        {t('orders.slip.open')}
      </Button>
      <InvoiceButton orderId={orderId} order={order} />
      <ReconcileButton orderId={orderId} onDone={onMessage} />
      {isOwn && <Typography variant="body2">{t('orders.own')}</Typography>}
      {isRefunding && (
        <RefundDialog
          orderId={orderId}
          order={order}
          requestId={requestId}
          renewRequestId={renewRequestId}
          onClose={() => setIsRefunding(false)}
          onRefunded={({ amount, status }) => {
            setIsRefunding(false);
            renewRequestId();
            const money = formatPrice(amount, order.currency);
            const key = status === 'completed' ? 'orders.refund.done' : 'orders.refund.pending';
            onMessage(t(key, { amount: money }));
          }}
        />
      )}
    </Stack>
  );
}

const actionsStyle = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
} as const;
