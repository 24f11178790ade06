import { orderStatusColor } from '@dental-shop/domain/order/order-status';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { shortId } from '../../shared/formatting/record-text.ts';
import { useRecordDate } from '../../shared/formatting/use-record-date.ts';
import { InvoiceButton } from '../../shared/orders/invoice-button.tsx';
import { OrderAmount } from '../../shared/orders/order-amount.tsx';
import { ReceiptLink } from '../../shared/orders/receipt-link.tsx';
import { StatusChip } from '../../shared/orders/status-chip.tsx';
import { type Column, Records } from '../../shared/ui/records.tsx';
import { OrderedItems } from './ordered-items.tsx';
import type { OrderRecord } from './use-orders.ts';
import { useReorder } from './use-reorder.ts';

export function OrderList({ orders }: { orders: readonly OrderRecord[] }) {
  const { t } = useTranslation();
  const recordDate = useRecordDate();
  const { reorder, failed } = useReorder();
  const columns: Column<OrderRecord>[] = [
    { label: t('account.orders.id'), content: ({ id }) => shortId(id) },
    {
      label: t('account.orders.date'),
      content: (order) => recordDate(order),
    },
    { label: t('account.orders.items'), content: ({ items }) => <OrderedItems items={items} /> },
    {
      label: t('account.orders.amount'),
      content: (order) => <OrderAmount order={order} />,
    },
    {
      label: t('account.orders.status'),
      content: ({ status }) => <StatusChip status={status} colour={orderStatusColor(status)} />,
    },
    {
      label: t('account.orders.receipt'),
      content: ({ receiptUrl }) => <ReceiptLink url={receiptUrl} />,
    },
    {
      label: t('account.orders.actions'),
      isScreenOnly: true,
      content: ({ id, status, items }) => (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" size="small" onClick={() => reorder(items)}>
            {t('account.orders.reorder')}
          </Button>
          <InvoiceButton orderId={id} status={status} />
        </Stack>
      ),
    },
  ];
  return (
    <>
      {failed && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {t('account.orders.reorderFailed')}
        </Alert>
      )}
      <Records label={t('account.tabs.orders')} columns={columns} rows={orders} />
    </>
  );
}
