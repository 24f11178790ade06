import { lineQuantities } from '@dental-shop/domain/fulfillment/open-quantities';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderItem, OrderRecord } from '@dental-shop/domain/order/order';
import { isPaid, keptAmount } from '@dental-shop/domain/order/paid';
import { refundBreakdown } from '@dental-shop/domain/order/refund-breakdown';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { type Column, Records } from '../../../shared/ui/records.tsx';
import { RecordSection } from '../record-section.tsx';
import type { OrderTransaction } from './use-order-records.ts';

interface OrderItemsSectionProps {
  order: OrderRecord<unknown>;
  transactions: readonly Pick<OrderTransaction, 'type' | 'status' | 'amount'>[];
}

export function OrderItemsSection({ order, transactions }: OrderItemsSectionProps) {
  const { t } = useTranslation('staff');
  const money = (cents: number) => formatPrice(cents, order.currency);
  const pending = transactions
    .filter(({ type, status }) => type === 'refund' && status === 'pending')
    .reduce((cents, { amount }) => cents + amount, 0);
  const breakdown = refundBreakdown(order, pending);
  const sums = useSums(order, breakdown);
  const catalogueText = useCatalogueText();
  const name = (item: ItemRow) => catalogueText.productName(item);
  const values = useItemValues(order, breakdown);
  return (
    <RecordSection title={t('orders.order.items')}>
      <Box sx={{ '& .MuiTableCell-root': { px: 1 } }}>
        <Records<ItemRow>
          label={t('orders.order.items')}
          rows={order.items.map((item) => ({ ...item, id: item.sku }))}
          columns={values.toSpliced(1, 0, {
            label: t('orders.order.item'),
            content: (item) => <Box sx={{ overflowWrap: 'anywhere' }}>{name(item)}</Box>,
          })}
          card={(item) => <ItemCard name={name(item)} item={item} values={values} />}
        />
      </Box>
      <Box component="dl" sx={sumsStyle}>
        {sums.map(({ label, cents }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{money(cents)}</dd>
          </Box>
        ))}
      </Box>
    </RecordSection>
  );
}

type ItemRow = OrderItem & { id: string };

interface ItemCardProps {
  name: string;
  item: ItemRow;
  values: readonly Column<ItemRow>[];
}

/** Compact, because an order may have 50 items. */
function ItemCard({ name, item, values }: ItemCardProps) {
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Box component="dl" sx={valuesStyle}>
        {values.map(({ label, content }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{content(item)}</dd>
          </div>
        ))}
      </Box>
    </>
  );
}

type Breakdown = ReturnType<typeof refundBreakdown>;

/** Excludes the item's name. */
function useItemValues(order: OrderRecord<unknown>, { lines }: Breakdown): Column<ItemRow>[] {
  const { t } = useTranslation('staff');
  const money = (cents: number) => formatPrice(cents, order.currency);
  const quantities = new Map(lineQuantities(order, order.packed).map((line) => [line.sku, line]));
  const refunded = new Map(lines.map((line) => [line.sku, line]));
  const refundText = ({ sku }: ItemRow) => {
    const { quantity = 0, amount = 0 } = refunded.get(sku) ?? {};
    if (quantity === 0) return '0';
    return t('orders.order.refundedUnits', { count: quantity, amount: money(amount) });
  };
  return [
    { label: t('orders.order.sku'), content: ({ sku }) => sku },
    {
      label: t('orders.order.unitPrice'),
      isAmount: true,
      content: ({ unitPrice }) => money(unitPrice),
    },
    {
      label: t('orders.order.quantity'),
      isAmount: true,
      content: ({ quantity }) => quantity,
    },
    {
      label: t('orders.order.shipped'),
      isAmount: true,
      content: ({ sku }) => quantities.get(sku)?.shipped ?? 0,
    },
    {
      label: t('orders.order.open'),
      isAmount: true,
      content: ({ sku }) => <strong>{quantities.get(sku)?.open ?? 0}</strong>,
    },
    ...(lines.length > 0
      ? [{ label: t('orders.order.refunded'), isAmount: true, content: refundText }]
      : []),
    {
      label: t('orders.order.lineTotal'),
      isAmount: true,
      content: ({ unitPrice, quantity }) => money(unitPrice * quantity),
    },
  ];
}

function useSums(order: OrderRecord<unknown>, breakdown: Breakdown) {
  const { t } = useTranslation('staff');
  const { lines, unitsAmount, otherAmount, pendingAmount, total } = breakdown;
  const parts = [
    { label: t('orders.order.refundedItems'), cents: -unitsAmount },
    {
      label: t(otherAmount > 0 ? 'orders.order.otherRefunds' : 'orders.order.lessEarlierRefunds'),
      cents: -otherAmount,
    },
    { label: t('orders.order.pendingRefunds'), cents: pendingAmount },
  ];
  return [
    { label: t(isPaid(order) ? 'orders.order.paid' : 'orders.order.asked'), cents: order.amount },
    ...(lines.length > 0 ? parts.filter(({ cents }) => cents !== 0) : []),
    ...(total > 0
      ? [
          {
            label: t(lines.length > 0 ? 'orders.order.refundedTotal' : 'orders.order.refunded'),
            cents: -total,
          },
          { label: t('orders.order.kept'), cents: keptAmount(order) },
        ]
      : []),
  ];
}

const valuesStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  m: 0,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', gap: 0.75 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;

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
