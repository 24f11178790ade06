import { isDeepStrictEqual } from 'node:util';
import type { User } from '@dental-shop/domain/account/user';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { resolveProduct } from '@dental-shop/domain/catalogue/resolve-product';
import type { OrderItem, OrderRecord, PaymentCard } from '@dental-shop/domain/order/order';
import { itemsFromMetadata } from '@dental-shop/domain/payment/items-metadata';
import type { Timestamp } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { ServerCheckout } from '../../platform/firestore/checkouts.ts';
import type { ShopPayment } from '../shop-payment.ts';
import { getCharge, type StripePayment } from './fetch-stripe-payment.ts';

interface Purchase {
  payment: ShopPayment;
  facts: StripePayment;
  checkout: ServerCheckout | undefined;
  user: Pick<User<unknown>, 'email' | 'name' | 'address'> | undefined;
  createdAt: Timestamp;
}

const nameOf = (sku: string) => resolveProduct(catalogue, sku).name;

export function itemsAmount(items: readonly OrderItem[]): number {
  return items.reduce((cents, { unitPrice, quantity }) => cents + unitPrice * quantity, 0);
}

/**
 * During a price update, the checkout and the payment may have different prices. The payment's items
 * were changed together with its amount, so the customer has confirmed them, unless someone has
 * edited them in Stripe. The checkout has the names.
 */
function agreedItems(
  ofCheckout: OrderItem[] | undefined,
  { amount, metadata }: Stripe.PaymentIntent,
): OrderItem[] {
  const names = new Map(ofCheckout?.map(({ sku, name }) => [sku, name]));
  const ofPayment = itemsFromMetadata(metadata, (sku) => names.get(sku) ?? nameOf(sku));
  if (ofPayment && itemsAmount(ofPayment) === amount) return ofPayment;
  if (ofCheckout && itemsAmount(ofCheckout) === amount) return ofCheckout;
  return ofCheckout ?? ofPayment ?? [];
}

export function snapshotOrder({ payment, facts, checkout, user, createdAt }: Purchase) {
  // A payment that names another customer's checkout must not reveal its contents.
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
    packed: {},
    createdAt,
  };
}

/** Ignores the write time and also the receipt URL, which Stripe changes on every request. */
export function hasOrderChanged(
  known: OrderRecord<Timestamp> | undefined,
  order: OrderRecord<Timestamp>,
): boolean {
  const { updatedAt, receiptUrl = null } = known ?? {};
  const compared = { ...order, updatedAt, receiptUrl: receiptUrl ?? order.receiptUrl };
  return !isDeepStrictEqual(known, compared);
}

/** Undefined if the customer paid without a card. */
export function getCard({ intent }: StripePayment): PaymentCard | undefined {
  const { brand, last4 } = getCharge(intent)?.payment_method_details?.card ?? {};
  return brand && last4 ? { brand, last4 } : undefined;
}

export function getReceiptUrl({ intent }: StripePayment): string | null {
  return intent.status === 'succeeded' ? (getCharge(intent)?.receipt_url ?? null) : null;
}
