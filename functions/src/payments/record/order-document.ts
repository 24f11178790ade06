import { isDeepStrictEqual } from 'node:util';
import type { User } from '@dental-shop/domain/account/user';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { resolveProduct } from '@dental-shop/domain/catalogue/resolve-product';
import type { Order, OrderItem } from '@dental-shop/domain/order/order';
import { itemsFromMetadata } from '@dental-shop/domain/payment/items-metadata';
import type { Timestamp } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { ServerCheckout } from '../../platform/firestore/checkouts.ts';
import type { ShopPayment } from '../shop-payment.ts';
import { chargeOf, type PaymentFacts } from './payment-facts.ts';

interface Purchase {
  payment: ShopPayment;
  facts: PaymentFacts;
  checkout: ServerCheckout | undefined;
  user: Pick<User<unknown>, 'email' | 'name' | 'address'> | undefined;
  /** When it was paid. */
  createdAt: Timestamp;
}

const nameOf = (sku: string) => resolveProduct(catalogue, sku).name;

/** In cents. */
export function itemsAmount(items: readonly OrderItem[]): number {
  return items.reduce((cents, { unitPrice, quantity }) => cents + unitPrice * quantity, 0);
}

/**
 * The items as the customer agreed to them. Checkout and payment both have them, and say the same
 * but in the moment when new prices are written to one after the other: then those count that make
 * up what was asked for.
 */
function agreedItems(
  ofCheckout: OrderItem[] | undefined,
  { amount, metadata }: Stripe.PaymentIntent,
): OrderItem[] {
  if (ofCheckout && itemsAmount(ofCheckout) === amount) return ofCheckout;
  const ofPayment = itemsFromMetadata(metadata, nameOf);
  if (ofPayment && itemsAmount(ofPayment) === amount) return ofPayment;
  return ofCheckout ?? ofPayment ?? [];
}

/**
 * What was bought, by whom, at which price: settled when the order begins and never changed, so that
 * the catalogue and the account may change. Without the checkout, the address is the one that the
 * account has.
 */
export function purchasedOrder({ payment, facts, checkout, user, createdAt }: Purchase) {
  // One customer is shown nothing of another's checkout.
  const pricing = checkout?.uid === payment.uid ? checkout.pricing : undefined;
  const items = agreedItems(pricing?.items, facts.intent);
  return {
    uid: payment.uid,
    email: user?.email ?? '',
    customerName: user?.name ?? '',
    items,
    skus: items.map(({ sku }) => sku),
    currency: facts.intent.currency,
    shippingAddress: pricing?.shippingAddress ?? user?.address ?? null,
    createdAt,
  };
}

/** Whether the two differ in more than when they were written. */
export function isAnotherOrder(known: Order<Timestamp> | undefined, order: Order<Timestamp>) {
  return !isDeepStrictEqual(known, { ...order, updatedAt: known?.updatedAt });
}

/** Where the customer sees the receipt, once there is money to receipt. */
export function receiptOf({ intent }: PaymentFacts): string | null {
  return intent.status === 'succeeded' ? (chargeOf(intent)?.receipt_url ?? null) : null;
}
