import type { Order, OrderItem } from '@dental-shop/domain/order/order';
import { orderStatusColor } from '@dental-shop/domain/order/order-status';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useReorder } from '../../shared/cart/use-reorder.ts';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { shortId } from '../../shared/formatting/short-id.ts';
import { useRecordDate } from '../../shared/formatting/use-record-date.ts';
import { InvoiceButton } from '../../shared/orders/invoice-button.tsx';
import { OrderAmount } from '../../shared/orders/order-amount.tsx';
import { orderName } from '../../shared/orders/order-name.ts';
import { ReceiptLink } from '../../shared/orders/receipt-link.tsx';
import { StatusChip } from '../../shared/orders/status-chip.tsx';
import { standaloneLink } from '../../shared/theme/touch-target.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { type Column, Records } from '../../shared/ui/records.tsx';

interface OrderRecord extends Order<Timestamp> {
  id: string;
}

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
      content: ({ status }) => <StatusChip status={status} color={orderStatusColor(status)} />,
    },
    {
      label: t('account.orders.receipt'),
      content: ({ receiptUrl }) => <ReceiptLink url={receiptUrl} />,
    },
    {
      label: t('account.orders.actions'),
      isScreenOnly: true,
      content: (order) => (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <MuiLink
            component={Link}
            to={paths.order(order.id)}
            sx={{ ...standaloneLink, flexBasis: '100%', mt: -1.25 }}
          >
            {t('account.order.title', { number: orderName(order) })}
          </MuiLink>
          <Button variant="outlined" size="small" onClick={() => reorder(order.items)}>
            {t('account.orders.reorder')}
          </Button>
          <InvoiceButton orderId={order.id} order={order} size="small" />
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

function OrderedItems({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTranslation();
  const catalogueText = useCatalogueText();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map(({ sku, name, quantity }) => (
        <li key={sku}>
          {t('account.orders.item', { name: catalogueText.productName({ sku, name }), quantity })}
        </li>
      ))}
    </Box>
  );
}
