import type { Address } from '@dental-shop/domain/account/address';
import type { User } from '@dental-shop/domain/account/user';
import type {
  CreatePaymentIntentRequest,
  CreatePaymentIntentResponse,
} from '@dental-shop/domain/api/payment';
import type { Catalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { currency, priceItems } from '@dental-shop/domain/checkout/price-items';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { requireOwnEmail } from '../accounts/email-ownership.ts';
import { isApproved } from '../accounts/require-approval.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import type { PaymentServices } from '../payments/services.ts';
import { ensureStripeCustomer, withLiveCustomer } from '../payments/stripe-customer.ts';
import { allocateOrderNumber } from '../platform/firestore/allocate-order-number.ts';
import { type CheckoutPricing, checkouts } from '../platform/firestore/checkouts.ts';
import { declines } from '../platform/firestore/orders.ts';
import { rateLimits, requireWithinLimit } from '../platform/network/rate-limits.ts';
import { settleBoth } from '../platform/settle-both.ts';
import { cancelSuperseded } from './cancel-superseded-checkouts.ts';
import { claimCheckout } from './claim-checkout.ts';
import { ensurePaymentIntent } from './ensure-payment-intent.ts';
import { rejectDoublePayment } from './reject-double-payment.ts';
import { paymentResponse, resumeCheckout } from './resume-checkout.ts';
import { cancelUnapprovedCheckouts } from './sweep-open-checkouts.ts';

export async function createPaymentIntent(
  services: PaymentServices,
  { uid, email, user }: { uid: string; email: string | undefined; user: User<Timestamp> },
  { email: givenEmail, customerData, savePaymentMethod }: CreatePaymentIntentRequest,
): Promise<CreatePaymentIntentResponse> {
  const { firestore } = services;
  requireOwnEmail(givenEmail, email);
  const items = customerData.selectedItems;
  if (customerData.resume && customerData.checkoutId !== undefined) {
    return resumeCheckout(services, { uid, checkoutId: customerData.checkoutId, items });
  }
  const pricing = priceCheckout(await readCatalogue(firestore), items, user.address);
  const checkoutId = customerData.checkoutId ?? (await openCheckout(firestore, uid, items));
  const { details: givenDetails } = customerData;
  const claim = { checkoutId, uid, items, pricing, givenDetails };
  // Claims the checkout before checking approval, so a later suspension can find and cancel it.
  const checkout = await claimCheckout(firestore, claim);
  await settleBoth(requireStillApproved(services, uid), requireNotPaused(firestore, uid));
  await cancelSuperseded(services, checkout);
  await rejectDoublePayment(services, checkout);
  const [orderNumber, knownCustomer] = await settleBoth(
    allocateOrderNumber(firestore, checkoutId),
    ensureStripeCustomer(services, uid, user),
  );
  const request = {
    ...checkout,
    number: orderNumber,
    savePaymentMethod: savePaymentMethod ?? false,
  };
  const clientSecret = await withLiveCustomer(
    services,
    { uid, user, customer: knownCustomer },
    (customer) => ensurePaymentIntent(services, { ...request, customer }),
  );
  info('Payment requested', { checkoutId, uid, amount: pricing.amount });
  return paymentResponse(checkoutId, clientSecret, pricing, checkout.details);
}

/** Limited here, because `firestore.rules` only limits checkouts that browsers create. */
async function openCheckout(
  firestore: Firestore,
  uid: string,
  items: CheckoutItem[],
): Promise<string> {
  await requireWithinLimit(firestore, { ...rateLimits.openedCheckouts, key: uid });
  const createdAt = FieldValue.serverTimestamp();
  return (await checkouts(firestore).add({ uid, items, createdAt })).id;
}

/** Withdrawing approval cancels open checkouts, but this one may have been opened just after. */
async function requireStillApproved(services: PaymentServices, uid: string): Promise<void> {
  if (await isApproved(services.firestore, uid)) return;
  await cancelUnapprovedCheckouts(services, uid);
  throw new Refusal('not-approved');
}

async function requireNotPaused(firestore: Firestore, uid: string): Promise<void> {
  const declined = (await declines(firestore).doc(uid).get()).data();
  const retryAfterMs = (declined?.pausedUntil ?? 0) - Date.now();
  if (retryAfterMs > 0) throw new Refusal('payments-paused', { retryAfterMs });
}

export function priceCheckout(
  catalogue: Catalogue,
  items: CheckoutItem[],
  shippingAddress: Address,
): CheckoutPricing {
  const priced = priceItems(catalogue, items);
  if (priced.ok) return { items: priced.items, amount: priced.amount, currency, shippingAddress };
  const { problem } = priced;
  if (!('sku' in problem)) throw new Refusal(problem.code);
  const line = items.findLastIndex(({ sku }) => sku === problem.sku);
  throw new Refusal(problem.code, { field: `customerData.selectedItems.${line}.sku` });
}
