import type { Cart } from '@dental-shop/domain/cart/cart';
import { type CheckoutItem, checkoutItems } from '@dental-shop/domain/order/checkout';
import { ApiError } from '../../api/api-error.ts';
import type { SessionUser } from '../session/session.ts';
import { CheckoutProblem } from './checkout-problem.ts';
import type { PreparedCheckout } from './checkout-state.ts';
import { createCheckout } from './create-checkout.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import { forgetCheckout, rememberCheckout, rememberedCheckoutId } from './remembered-checkout.ts';
import { selectedItems } from './selected-items.ts';
import { stripeClient } from './stripe-client.ts';

/** Answers after which asking for the same checkout again would only get the same answer. */
const finalCodes: readonly string[] = ['already-paid', 'checkout-mismatch', 'not-found'];

async function requestPaymentIntent(
  { uid, email }: SessionUser,
  items: CheckoutItem[],
): Promise<Pick<PreparedCheckout, 'checkoutId' | 'clientSecret'>> {
  let checkoutId = rememberedCheckoutId(uid, items);
  if (checkoutId === undefined) {
    checkoutId = await createCheckout(uid, items);
    rememberCheckout(uid, checkoutId, items);
  }
  try {
    return { checkoutId, clientSecret: await createPaymentIntent({ email, checkoutId, items }) };
  } catch (error) {
    if (error instanceof ApiError && finalCodes.includes(error.code)) forgetCheckout();
    throw error;
  }
}

/**
 * Readies everything that paying for these lines takes. Called again for the same lines, it comes
 * back to the same PaymentIntent. Rejects with an `ApiError` or a `CheckoutProblem`.
 */
export async function prepareCheckout(user: SessionUser, lines: Cart): Promise<PreparedCheckout> {
  const items = checkoutItems.safeParse(selectedItems(lines));
  if (!items.success) throw new CheckoutProblem('too-many-items');
  const [{ checkoutId, clientSecret }, stripe] = await Promise.all([
    requestPaymentIntent(user, items.data),
    stripeClient(),
  ]);
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  if (error) throw new CheckoutProblem('payment-unavailable', { cause: error });
  if (paymentIntent.status === 'succeeded') {
    forgetCheckout();
    throw new CheckoutProblem('already-paid');
  }
  return { checkoutId, clientSecret, amount: paymentIntent.amount, lines };
}
