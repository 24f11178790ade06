import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { drill, implant } from '../../shop/products.ts';
import { Confirmed, type ShopShipment } from '../ledger/fulfillment.ts';
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

const shipment = (
  id: string,
  sku: string,
  quantity: number,
  state: ShopShipment['state'],
): ShopShipment => ({
  id,
  kind: 'order',
  orderId: 'checkout-1',
  rmaNumber: null,
  lines: [{ sku, name: sku, quantity, lot: 'A1', expiry: '2039-12-31' }],
  state,
});

/**
 * Contains a decline and a partially refunded order whose dispute was won. One of its
 * two shipments can still be undone.
 */
export function agreeingLedgers(): {
  purchases: Purchase[];
  stripe: StripeLedger;
  shop: ShopLedger;
  confirmed: Confirmed;
} {
  const items = itemsOf.map(({ sku, quantity }) => ({ sku, quantity }));
  const common = { uid: 'ann', orderId: 'checkout-1', currency: 'usd' };
  const confirmed = new Confirmed();
  confirmed.shipments.set('s1', 'released').set('s2', 'held');
  confirmed.addRefund('pi_1', refunded);
  const byCategory: Record<string, number> = {};
  for (const { sku, unitPrice, quantity } of itemsOf) {
    const category = findProduct(catalogue, sku)?.category ?? '';
    byCategory[category] = (byCategory[category] ?? 0) + unitPrice * quantity;
  }
  return {
    confirmed,
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
          shipped: { [implant.sku]: 2 },
          fulfillment: 'partially shipped',
          packed: { [implant.sku]: 2, [drill.sku]: 1 },
          packing: 'shipped',
          toShip: false,
        },
      ],
      transactions: [
        { ...common, id: 'pi_1', type: 'payment', amount, status: 'completed' },
        { ...common, id: 're_1', type: 'refund', amount: refunded, status: 'completed' },
        { ...common, id: 'du_1', type: 'dispute', amount, status: 'failed' },
      ],
      mails: [
        'order-checkout-1',
        'new-order-checkout-1',
        'refund-re_1',
        'dispute-du_1',
        'shipment-s1',
      ].map((id) => ({ id, state: 'delivered', arrived: 1 })),
      shipments: [shipment('s1', implant.sku, 2, 'released'), shipment('s2', drill.sku, 1, 'held')],
      returns: [],
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
