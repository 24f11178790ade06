import { totalQuantity } from '@dental-shop/domain/cart/cart';
import { visibleFulfillment } from '@dental-shop/domain/fulfillment/visible-fulfillment';
import type { Order } from '@dental-shop/domain/order/order';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useReorder } from '../../shared/cart/use-reorder.ts';
import { ProductName, useProductPath } from '../../shared/catalogue/product-name.tsx';
import { useCatalogueText } from '../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../shared/config/paths.ts';
import { shortId } from '../../shared/formatting/short-id.ts';
import { useRecordDate } from '../../shared/formatting/use-record-date.ts';
import { InvoiceButton } from '../../shared/orders/invoice-button.tsx';
import { OrderAmount } from '../../shared/orders/order-amount.tsx';
import { orderName } from '../../shared/orders/order-name.ts';
import { ReceiptLink } from '../../shared/orders/receipt-link.tsx';
import { FulfillmentChip, StatusChip } from '../../shared/orders/status-chip.tsx';
import { standaloneLink } from '../../shared/theme/touch-target.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { type Column, Records } from '../../shared/ui/records.tsx';
import { ListedShipments } from './shipments/listed-shipments.tsx';
import type { ShipmentsOfOrders } from './shipments/use-shipments-of-orders.tsx';
import { hasShipments, useShippedNote } from './shipments/use-shipped-note.ts';

interface OrderRecord extends Order<Timestamp> {
  id: string;
}

interface OwnOrderListProps {
  orders: readonly OrderRecord[];
  shipments: ShipmentsOfOrders;
}

export function OwnOrderList({ orders, shipments }: OwnOrderListProps) {
  const { t } = useTranslation();
  const recordDate = useRecordDate();
  const productPath = useProductPath();
  const catalogueText = useCatalogueText();
  const { reorder, failed } = useReorder();
  const shippedNote = useShippedNote();
  const chip = ({ status }: OrderRecord) => <StatusChip status={status} />;
  const fulfillmentChip = (order: OrderRecord) => {
    const fulfillment = visibleFulfillment(order);
    return fulfillment && <FulfillmentChip status={fulfillment} />;
  };
  const shipmentList = ({ id }: OrderRecord) => (
    <ListedShipments shipments={shipments.get(id) ?? []} />
  );
  const link = (order: OrderRecord) => (
    <MuiLink component={Link} to={paths.order(order.id)} sx={standaloneLink}>
      {t('account.order.title', { number: orderName(order) })}
    </MuiLink>
  );
  const buttons = (order: OrderRecord) => (
    <>
      <Button variant="outlined" size="small" onClick={() => reorder(order.items)}>
        {t('account.orders.reorder')}
      </Button>
      <InvoiceButton orderId={order.id} order={order} size="small" />
    </>
  );
  const columns: Column<OrderRecord>[] = [
    { label: t('account.orders.id'), content: ({ id }) => shortId(id) },
    { label: t('account.orders.date'), content: recordDate },
    {
      label: t('account.orders.items'),
      content: (order) => (
        <>
          <Box component="ul" sx={listStyle}>
            {order.items.map(({ sku, name, quantity }) => (
              <li key={sku}>
                <ProductName
                  name={catalogueText.productName({ sku, name })}
                  path={productPath(sku)}
                />{' '}
                <span>{t('account.orders.times', { quantity })}</span>
                <ShippedNote>{shippedNote(order, sku)}</ShippedNote>
              </li>
            ))}
          </Box>
          <Box sx={{ mt: 0.5 }}>{fulfillmentChip(order)}</Box>
          {shipmentList(order)}
        </>
      ),
    },
    {
      label: t('account.orders.amount'),
      isAmount: true,
      content: (order) => <OrderAmount order={order} />,
    },
    { label: t('account.orders.status'), content: chip },
    {
      label: t('account.orders.receipt'),
      content: ({ receiptUrl }) => <ReceiptLink url={receiptUrl} />,
    },
    {
      label: t('account.orders.actions'),
      isHiddenInPrint: true,
      content: (order) => (
        <Box sx={actionsStyle}>
          <Box sx={{ flexBasis: '100%', mt: -1.25 }}>{link(order)}</Box>
          {buttons(order)}
        </Box>
      ),
    },
  ];
  const card = (order: OrderRecord) => (
    <>
      <Box sx={cardStyle}>
        {link(order)}
        <Box sx={{ justifySelf: 'end' }}>{chip(order)}</Box>
        <Typography variant="body2" color="textSecondary">
          {recordDate(order)}
        </Typography>
        <Box sx={{ justifySelf: 'end' }}>{fulfillmentChip(order)}</Box>
        <span>{t('account.orders.itemCount', { count: totalQuantity(order.items) })}</span>
        <Box className="price" sx={{ textAlign: 'right', fontWeight: 600 }}>
          <OrderAmount order={order} />
        </Box>
      </Box>
      {hasShipments(order) && (
        <Box component="ul" sx={listStyle}>
          {order.items.map(({ sku, name }) => (
            <li key={sku}>
              <span>{catalogueText.productName({ sku, name })}</span>
              <ShippedNote>{shippedNote(order, sku)}</ShippedNote>
            </li>
          ))}
        </Box>
      )}
      {shipmentList(order)}
      <Box sx={{ ...actionsStyle, mt: 1, displayPrint: 'none' }}>
        <Box sx={{ mr: 'auto' }}>
          {order.receiptUrl !== null && <ReceiptLink url={order.receiptUrl} />}
        </Box>
        {buttons(order)}
      </Box>
    </>
  );
  return (
    <>
      {failed && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {t('account.orders.reorderFailed')}
        </Alert>
      )}
      <Records label={t('account.tabs.orders')} columns={columns} rows={orders} card={card} />
    </>
  );
}

function ShippedNote({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0 } as const;

const actionsStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

const cardStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  mt: -1,
} as const;
