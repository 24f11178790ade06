import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { currency } from '@dental-shop/domain/checkout/price-items';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import type { OrderItem, OrderRecord } from '@dental-shop/domain/order/order';
import type { OrderStatus } from '@dental-shop/domain/order/order-status';
import { Draw } from '../seeded-choice.ts';
import type { ScaleAccount } from './scale-accounts.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Avoids overlap with the accounts' seeds. */
const seedOffset = 1_000_000;

const sold = visibleEntries(catalogue.products).flatMap(({ price, ...product }) =>
  isPurchasable(price) ? [{ ...product, unitPrice: price }] : [],
);

const statuses: readonly OrderStatus[] = [
  'refunded',
  'refunded',
  'disputed',
  'failed',
  'processing',
];

export interface ScaleOrder {
  id: string;
  order: OrderRecord<Date>;
  categories: { category: string; cents: number }[];
}

function drawItems(draws: Draw) {
  const products = new Set(Array.from({ length: draws.integer(1, 4) }, () => draws.oneOf(sold)));
  return [...products].map(({ sku, name, category, unitPrice }) => {
    const quantity = draws.integer(1, 6);
    const item: OrderItem = { sku, name, unitPrice, quantity };
    return { item, category, cents: unitPrice * quantity };
  });
}

/** Deterministic by index, within the year before `until` (ms since the epoch). */
export function scaleOrder(index: number, { uid, user }: ScaleAccount, until: number): ScaleOrder {
  const draws = new Draw(seedOffset + index);
  const lines = drawItems(draws);
  const items = lines.map(({ item }) => item);
  const amount = lines.reduce((sum, { cents }) => sum + cents, 0);
  const status = statuses[draws.integer(1, 40) - 1] ?? 'completed';
  const createdAt = new Date(until - draws.integer(1, yearMs - 1));
  return {
    id: `scaleOrder${String(index).padStart(10, '0')}`,
    categories: lines,
    order: {
      uid,
      email: user.email,
      customerName: user.name,
      paymentIntentId: `pi_scale_${index}`,
      card: { brand: 'visa', last4: String(index % 10_000).padStart(4, '0') },
      items,
      skus: items.map(({ sku }) => sku),
      amount,
      amountRefunded: status === 'refunded' ? amount : 0,
      currency,
      status,
      attention: status === 'disputed' ? ['dispute'] : [],
      packed: {},
      packing: 'unfulfilled',
      toShip: status === 'completed',
      receiptUrl: null,
      shippingAddress: user.address,
      createdAt,
      updatedAt: createdAt,
    },
  };
}
