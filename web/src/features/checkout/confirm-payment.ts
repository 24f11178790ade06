import type { PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js';
import { paths } from '../../config/paths.ts';
import type { SessionUser } from '../session/session.ts';
import type { PreparedCheckout } from './checkout-state.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import { selectedItems } from './selected-items.ts';

type ChosenMethod = { type: 'saved'; id: string } | { type: 'new'; save: boolean };

/** What came of it; `failure` is Stripe's sentence, or null where it gives none. */
export type Confirmation = 'succeeded' | 'processing' | { failure: string | null };

interface PaymentToConfirm {
  stripe: Stripe;
  elements: StripeElements;
  user: SessionUser;
  checkout: PreparedCheckout;
  method: ChosenMethod;
}

function confirmation({ paymentIntent, error }: PaymentIntentResult): Confirmation {
  // A payment whose answer was lost on the way is refused the second time, because it is paid.
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (status === 'succeeded' || status === 'processing') return status;
  return { failure: error?.message ?? null };
}

/**
 * Charges the chosen card, with the bank's challenge where it asks for one. Rejects where the
 * shop's server refuses, or Stripe.js itself fails.
 */
export async function confirmPayment(payment: PaymentToConfirm): Promise<Confirmation> {
  const { stripe, elements, user, checkout, method } = payment;
  const { clientSecret, checkoutId, lines } = checkout;
  if (method.type === 'saved') {
    const card = { payment_method: method.id };
    return confirmation(await stripe.confirmCardPayment(clientSecret, card));
  }
  const { error } = await elements.submit();
  if (error) return { failure: error.message ?? null };
  // Also when the card is not to be kept: the box may have been ticked for a card that declined.
  const items = selectedItems(lines);
  const savePaymentMethod = method.save;
  await createPaymentIntent({ email: user.email, checkoutId, items, savePaymentMethod });
  return confirmation(
    await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: new URL(paths.cart, window.location.origin).href },
      redirect: 'if_required',
    }),
  );
}
