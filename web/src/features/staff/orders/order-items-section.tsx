import { lineQuantities } from '@dental-shop/domain/fulfillment/open-quantities';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderItem, OrderRecord } from '@dental-shop/domain/order/order';
import { isPaid, keptAmount } from '@dental-shop/domain/order/paid';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { Records } from '../../../shared/ui/records.tsx';
import { OrderSection } from './order-section.tsx';

export function OrderItemsSection({ order }: { order: OrderRecord<unknown> }) {
  const { t } = useTranslation('staff');
  const catalogueText = useCatalogueText();
  const { items, amount, amountRefunded, currency } = order;
  const money = (cents: number) => formatPrice(cents, currency);
  const quantities = new Map(lineQuantities(order, order.packed).map((line) => [line.sku, line]));
  const sums = [
    { label: t(isPaid(order) ? 'orders.order.paid' : 'orders.order.asked'), cents: amount },
    ...(amountRefunded > 0
      ? [
          { label: t('orders.order.refunded'), cents: -amountRefunded },
          { label: t('orders.order.kept'), cents: keptAmount(order) },
        ]
      : []),
  ];
  return (
    <OrderSection title={t('orders.order.items')}>
      <Records<OrderItem & { id: string }>
        label={t('orders.order.items')}
        rows={items.map((item) => ({ ...item, id: item.sku }))}
        columns={[
          { label: t('orders.order.sku'), content: ({ sku }) => sku },
          { label: t('orders.order.item'), content: (item) => catalogueText.productName(item) },
          {
            label: t('orders.order.unitPrice'),
            isAmount: true,
            content: ({ unitPrice }) => money(unitPrice),
          },
          { label: t('orders.order.quantity'), content: ({ quantity }) => quantity },
          {
            label: t('orders.order.shipped'),
            content: ({ sku }) => quantities.get(sku)?.shipped ?? 0,
          },
          {
            label: t('orders.order.open'),
            content: ({ sku }) => <strong>{quantities.get(sku)?.open ?? 0}</strong>,
          },
          {
            label: t('orders.order.lineTotal'),
            isAmount: true,
            content: ({ unitPrice, quantity }) => money(unitPrice * quantity),
          },
        ]}
      />
      <Box component="dl" sx={sumsStyle}>
        {sums.map(({ label, cents }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{money(cents)}</dd>
          </Box>
        ))}
      </Box>
    </OrderSection>
  );
}

const sumsStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'end',
  columnGap: 3,
  rowGap: 0.5,
  mt: 2,
  mb: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { m: 0, textAlign: 'right', fontWeight: 600 },
} as const;
