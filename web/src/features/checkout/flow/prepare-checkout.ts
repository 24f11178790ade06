import type { CreatePaymentIntentResponse } from '@dental-shop/domain/api/payment';
import type { Cart } from '@dental-shop/domain/cart/cart';
import { priceChanges, shownPrices } from '@dental-shop/domain/cart/price-changes';
import { type CheckoutItem, maxLines } from '@dental-shop/domain/checkout/checkout';
import type { Language } from '@dental-shop/domain/language/language';
import type { OrderDetailsRequest } from '@dental-shop/domain/order/order-details';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { SessionUser } from '../../../shared/session/session.ts';
import type { PreparedCheckout } from './checkout-machine.ts';
import { createCheckout } from './create-checkout.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import { CheckoutError } from './payment-outcome.ts';
import {
  clearStoredCheckout,
  findStoredCheckout,
  selectedItems,
  storeCheckout,
} from './persisted-checkout.ts';
import { stripeClient } from './stripe-client.ts';

const staleCodes: readonly string[] = ['checkout-mismatch', 'too-many-declines', 'not-found'];

async function startCheckout(
  { uid, email }: SessionUser,
  items: CheckoutItem[],
  details: OrderDetailsRequest,
): Promise<CreatePaymentIntentResponse> {
  const checkoutId = await createCheckout(uid, items);
  storeCheckout({ uid, checkoutId, items });
  return createPaymentIntent({ email, checkoutId, items, details });
}

/** With `resumedId`, never starts a new checkout. */
async function requestPaymentIntent(
  user: SessionUser,
  items: CheckoutItem[],
  details: OrderDetailsRequest,
  resumedId: string | undefined,
): Promise<CreatePaymentIntentResponse> {
  const resume = resumedId !== undefined;
  const checkoutId = resumedId ?? findStoredCheckout(user.uid, items)?.checkoutId;
  if (checkoutId === undefined) return startCheckout(user, items, details);
  try {
    return await createPaymentIntent({ email: user.email, checkoutId, resume, items, details });
  } catch (error) {
    if (!(error instanceof ApiError) || !staleCodes.includes(error.code)) throw error;
    clearStoredCheckout(checkoutId);
    if (resume) throw error;
    return startCheckout(user, items, details);
  }
}

/** Returns the same PaymentIntent for the same lines. Rejects with an `ApiError` or a `CheckoutError`. */
export async function prepareCheckout(
  user: SessionUser,
  lines: Cart,
  language: Language,
  resumedId: string | undefined,
): Promise<PreparedCheckout> {
  const items = selectedItems(lines);
  if (items.length > maxLines) throw new CheckoutError('too-many-items');
  const [payment] = await Promise.all([
    requestPaymentIntent(user, items, { language }, resumedId),
    stripeClient(),
  ]);
  return { ...payment, priceChanges: priceChanges(shownPrices(lines), payment.items) };
}
