import { isDeepStrictEqual } from 'node:util';
import type { User } from '@dental-shop/domain/account/user';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { resolveProduct } from '@dental-shop/domain/catalogue/resolve-product';
import type { OrderItem, OrderRecord } from '@dental-shop/domain/order/order';
import { itemsFromMetadata } from '@dental-shop/domain/payment/items-metadata';
import type { Timestamp } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { ServerCheckout } from '../../platform/firestore/checkouts.ts';
import type { ShopPayment } from '../shop-payment.ts';
import { chargeOf, type StripePayment } from './fetch-stripe-payment.ts';

interface Purchase {
  payment: ShopPayment;
  facts: StripePayment;
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
 * The items as the customer agreed to them. Checkout and payment both have them, and differ only in
 * the moment when new prices are written to one after the other: then those count whose sum is the
 * amount of the payment.
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
 * What was bought, by whom, at which price: settled when the order begins and kept, whatever
 * happens to the catalogue and the account. Without the checkout, the address is the account's.
 */
export function snapshotOrder({ payment, facts, checkout, user, createdAt }: Purchase) {
  // A payment that names another customer's checkout must not show what is in it.
  const own = checkout?.uid === payment.uid ? checkout : undefined;
  const { pricing, details } = own ?? {};
  const items = agreedItems(pricing?.items, facts.intent);
  return {
    uid: payment.uid,
    email: user?.email ?? '',
    customerName: user?.name ?? '',
    items,
    skus: items.map(({ sku }) => sku),
    currency: facts.intent.currency,
    ...(details && { details }),
    shippingAddress: pricing?.shippingAddress ?? user?.address ?? null,
    createdAt,
  };
}

/**
 * Whether an order differs from the known one in more than the time of its writing and the address
 * of its receipt: Stripe gives another address at each reading.
 */
export function isAnotherOrder(
  known: OrderRecord<Timestamp> | undefined,
  order: OrderRecord<Timestamp>,
): boolean {
  const { updatedAt, receiptUrl = null } = known ?? {};
  const compared = { ...order, updatedAt, receiptUrl: receiptUrl ?? order.receiptUrl };
  return !isDeepStrictEqual(known, compared);
}

/** Where the customer sees Stripe's receipt; null until the money is taken. */
export function receiptOf({ intent }: StripePayment): string | null {
  return intent.status === 'succeeded' ? (chargeOf(intent)?.receipt_url ?? null) : null;
}
