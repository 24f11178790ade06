import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { drill, implant } from '../../shop/products.ts';
import type { Purchase } from '../ledger/purchase.ts';
import type { ShopLedger } from '../ledger/shop-ledger.ts';
import type { StripeLedger, StripePayment } from '../ledger/stripe-ledger.ts';

const day = '2026-03-01';
const amount = implant.unitPrice * 2 + drill.unitPrice;
const refunded = 1_000;
const itemsOf = [
  { product: implant, quantity: 2 },
  { product: drill, quantity: 1 },
].map(({ product: { sku, name, unitPrice }, quantity }) => ({ sku, name, unitPrice, quantity }));

const payment: StripePayment = {
  id: 'pi_1',
  checkoutId: 'checkout-1',
  orderNumber: 'K7QM-3XW7',
  uid: 'ann',
  state: 'succeeded',
  amount,
  currency: 'usd',
  day,
  wasProcessing: false,
  refunds: [{ id: 're_1', state: 'succeeded', amount: refunded, day }],
  disputes: [{ id: 'du_1', state: 'won', amount, day }],
};

const declined: StripePayment = {
  ...payment,
  id: 'pi_2',
  checkoutId: 'checkout-2',
  orderNumber: '2222-2222',
  state: 'open',
  refunds: [],
  disputes: [],
};

/** Contains a decline and a partially refunded order whose dispute was won. */
export function agreeingLedgers(): {
  purchases: Purchase[];
  stripe: StripeLedger;
  shop: ShopLedger;
} {
  const items = itemsOf.map(({ sku, quantity }) => ({ sku, quantity }));
  const common = { uid: 'ann', orderId: 'checkout-1', currency: 'usd' };
  const byCategory: Record<string, number> = {};
  for (const { sku, unitPrice, quantity } of itemsOf) {
    const category = findProduct(catalogue, sku)?.category ?? '';
    byCategory[category] = (byCategory[category] ?? 0) + unitPrice * quantity;
  }
  return {
    purchases: [
      { checkoutId: 'checkout-1', uid: 'ann', items },
      { checkoutId: 'checkout-2', uid: 'ann', items },
    ],
    stripe: {
      payments: [structuredClone(payment), structuredClone(declined)],
      deliveredDeclines: { [day]: 1 },
      customers: ['ann'],
    },
    shop: {
      orders: [
        {
          id: 'checkout-1',
          uid: 'ann',
          number: 'K7QM-3XW7',
          paymentIntentId: 'pi_1',
          items: structuredClone(itemsOf),
          amount,
          amountRefunded: refunded,
          currency: 'usd',
          status: 'completed',
          attention: [],
        },
      ],
      transactions: [
        { ...common, id: 'pi_1', type: 'payment', amount, status: 'completed' },
        { ...common, id: 're_1', type: 'refund', amount: refunded, status: 'completed' },
        { ...common, id: 'du_1', type: 'dispute', amount, status: 'failed' },
      ],
      mails: ['order-checkout-1', 'new-order-checkout-1', 'refund-re_1', 'dispute-du_1'].map(
        (id) => ({ id, state: 'delivered', arrived: 1 }),
      ),
      statistics: {
        [day]: {
          orders: 1,
          revenue: amount,
          refunded,
          disputes: 1,
          failedPayments: 1,
          byCategory,
        },
      },
    },
  };
}
