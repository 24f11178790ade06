import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { refundableAmount } from '@dental-shop/domain/order/refundable';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvoiceButton } from '../../../shared/orders/invoice-button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import type { ListedShipment } from '../shipping/shipments/use-staff-shipments.ts';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { staffPaths } from '../staff-paths.ts';
import { useStaffAction } from '../staff-queries.ts';
import { useFocusAfterChange } from '../use-focus-after-change.ts';
import { ActionMenu } from './action-menu.tsx';
import { RefundDialog } from './refund/refund-dialog.tsx';

const newRequestId = () => crypto.randomUUID();

interface OrderActionsProps {
  orderId: string;
  order: OrderRecord<unknown>;
  shipments: readonly ListedShipment[];
  /** Staff can't refund their own orders. */
  isOwn: boolean;
  onMessage: (message: string) => void;
}

export function OrderActions(props: OrderActionsProps) {
  const { orderId, order, isOwn, onMessage } = props;
  const { t } = useTranslation('staff');
  const [isRefunding, setIsRefunding] = useState(false);
  const [requestId, setRequestId] = useState(newRequestId);
  const renewRequestId = () => setRequestId(newRequestId());
  const reconcile = useReconcile(onMessage);
  // The dialog can't return focus to the menu item that opened it, because the menu has closed.
  const moreButton = useFocusAfterChange<HTMLButtonElement>(String(isRefunding));
  const onRefund = refundableAmount(order) > 0 && !isOwn ? () => setIsRefunding(true) : undefined;
  return (
    <Stack direction="row" useFlexGap sx={actionsStyle}>
      <Button variant="outlined" component={Link} to={staffPaths.packingSlip(orderId)}>
        {t('slip.open')}
      </Button>
      <InvoiceButton orderId={orderId} order={order} />
      <MoreActions
        {...props}
        button={moreButton}
        isComparing={reconcile.isPending}
        onCompare={() => reconcile.mutate({ orderId })}
        onRefund={onRefund}
      />
      <StaffErrorAlert error={reconcile.error} sx={{ flexBasis: '100%' }} />
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

function useReconcile(onDone: (message: string) => void) {
  const { t } = useTranslation('staff');
  return useStaffAction('reconcileOrder', ({ outcome, changes }) =>
    onDone(
      outcome === 'recorded'
        ? t('orders.reconcile.repaired', { count: changes.length })
        : t('orders.reconcile.agrees'),
    ),
  );
}

interface MoreActionsProps extends Pick<OrderActionsProps, 'orderId' | 'shipments'> {
  button: Ref<HTMLButtonElement>;
  isComparing: boolean;
  onCompare: () => void;
  /** Undefined if there's nothing that this staff member could refund. */
  onRefund: (() => void) | undefined;
}

/** Actions that are rarely the next step. Refunds can't be undone, so they take more than one click. */
function MoreActions(props: MoreActionsProps) {
  const { orderId, shipments, button, isComparing, onCompare, onRefund } = props;
  const { t } = useTranslation('staff');
  const packed = shipments.filter(({ state }) => state !== 'undone').length;
  return (
    <ActionMenu
      ref={button}
      variant="outlined"
      endIcon={<ExpandMoreIcon />}
      label={t('orders.more')}
    >
      {packed > 1 && (
        <MenuItem component={Link} to={staffPaths.packingSlips([orderId], [])}>
          <span>{t('shipping.shipment.printSlips', { count: packed })}</span>
        </MenuItem>
      )}
      <MenuItem disabled={isComparing} onClick={onCompare}>
        <span>{t('orders.reconcile.button')}</span>
      </MenuItem>
      {onRefund && (
        <MenuItem onClick={onRefund} sx={{ color: 'error.main' }}>
          <span>{t('orders.refund.open')}</span>
        </MenuItem>
      )}
    </ActionMenu>
  );
}

const actionsStyle = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
} as const;
