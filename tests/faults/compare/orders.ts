import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { priceItems } from '@dental-shop/domain/checkout/price-items';
import type { Purchase } from '../ledger/purchase.ts';
import type { ShopOrder } from '../ledger/shop-ledger.ts';
import type { StripePayment } from '../ledger/stripe-ledger.ts';
import { difference } from './difference.ts';
import { expectedOrder } from './expected-order.ts';

function agreed({ items }: Purchase): Pick<ShopOrder, 'items' | 'amount'> {
  const pricing = priceItems(catalogue, [...items]);
  if (!pricing.ok) throw new Error(`These items cannot be bought: ${JSON.stringify(items)}`);
  return { items: pricing.items, amount: pricing.amount };
}

function comparePaid(
  payment: StripePayment,
  orders: readonly ShopOrder[],
  purchase: Purchase | undefined,
): string[] {
  const { id, checkoutId } = payment;
  const found = orders.filter((order) => order.paymentIntentId === id);
  const [order] = found;
  if (!purchase) return [`payment ${id}: no customer bought its checkout ${checkoutId}`];
  if (!order) return [`payment ${id}: succeeded but has no order`];
  if (found.length > 1) return [`payment ${id}: has ${found.length} orders`];
  const { items, amount } = agreed(purchase);
  const { status, amountRefunded, attention } = expectedOrder(payment);
  const check = (what: string, actual: unknown, expected: unknown) =>
    difference(`order ${order.id}: ${what}`, actual, expected);
  return [
    ...check('id', order.id, checkoutId),
    ...check('number', order.number, payment.orderNumber),
    ...check('customer', order.uid, purchase.uid),
    ...check('items', order.items, items),
    ...check('amount', order.amount, amount),
    ...check('charged amount', payment.amount, amount),
    ...check('currency', order.currency, payment.currency),
    ...check('status', order.status, status),
    ...check('amount refunded', order.amountRefunded, amountRefunded),
    ...check('attention', [...order.attention].sort(), attention.sort()),
  ];
}

/** An unsuccessful payment may only have an order if it was processing at some point. */
function compareUnpaid(payment: StripePayment, orders: readonly ShopOrder[]): string[] {
  const { id, state, wasProcessing } = payment;
  return orders
    .filter((order) => order.paymentIntentId === id)
    .flatMap((order) => {
      if (!wasProcessing) return [`order ${order.id}: its payment ${id} is ${state}`];
      const expected = state === 'processing' ? 'processing' : 'failed';
      return difference(`order ${order.id}: status`, order.status, expected);
    });
}

export function compareOrders(
  purchases: ReadonlyMap<string, Purchase>,
  payments: readonly StripePayment[],
  orders: readonly ShopOrder[],
): string[] {
  const paid = payments.filter(({ state }) => state === 'succeeded');
  const times = Map.groupBy(paid, ({ checkoutId }) => checkoutId);
  const numbers = Map.groupBy(orders, ({ number }) => number);
  const ids = new Set(payments.map(({ id }) => id));
  return [
    ...[...times].flatMap(([checkoutId, each]) =>
      each.length > 1 ? [`checkout ${checkoutId}: charged ${each.length} times`] : [],
    ),
    ...[...numbers].flatMap(([number, each]) =>
      each.length > 1 ? [`number ${number}: belongs to ${each.length} orders`] : [],
    ),
    ...paid.flatMap((each) => comparePaid(each, orders, purchases.get(each.checkoutId))),
    ...payments
      .filter(({ state }) => state !== 'succeeded')
      .flatMap((each) => compareUnpaid(each, orders)),
    ...orders
      .filter(({ paymentIntentId }) => !ids.has(paymentIntentId))
      .map(({ id, paymentIntentId }) => `order ${id}: Stripe has no payment ${paymentIntentId}`),
  ];
}
