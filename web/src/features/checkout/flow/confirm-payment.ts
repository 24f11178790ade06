import { checkShownPrices } from '@dental-shop/domain/checkout/check-shown-prices';
import type { OrderDetailsRequest } from '@dental-shop/domain/order/order-details';
import type { PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js';
import { paths } from '../../../shared/config/paths.ts';
import type { SessionUser } from '../../../shared/session/session.ts';
import type { PreparedCheckout } from './checkout-machine.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import { type PaymentOutcome, paymentOutcome } from './payment-outcome.ts';
import type { OpenPayment } from './persisted-checkout.ts';
import { failureKey } from './poll-payment.ts';

type ChosenMethod = { type: 'saved'; id: string } | { type: 'new'; save: boolean };

interface PaymentToConfirm {
  stripe: Stripe;
  elements: StripeElements;
  user: SessionUser;
  checkout: PreparedCheckout;
  method: ChosenMethod;
  details: OrderDetailsRequest;
  onConfirming: (payment: OpenPayment) => void;
}

function resultOutcome({ paymentIntent, error }: PaymentIntentResult): PaymentOutcome {
  return paymentOutcome(paymentIntent?.status ?? error?.payment_intent?.status, error);
}

/** `earlierFailure` is an earlier card's failure, so it isn't mistaken for the next card's. */
async function fetchIntent(stripe: Stripe, clientSecret: string) {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  return {
    amount: paymentIntent?.amount,
    earlierFailure: paymentIntent ? failureKey(paymentIntent) : null,
  };
}

/** Rejects if our server rejects the payment or Stripe.js fails. */
export async function confirmPayment(options: PaymentToConfirm): Promise<PaymentOutcome> {
  const { stripe, elements, user, checkout, method, details, onConfirming } = options;
  const { clientSecret, checkoutId } = checkout;
  const { error } = method.type === 'new' ? await elements.submit() : {};
  if (error) return { declined: error.message ?? null };
  // Updates the payment, because another tab may have changed it. `savePaymentMethod` is always sent, because a
  // declined card may have left it set.
  const requestPayment = () =>
    createPaymentIntent({
      email: user.email,
      checkoutId,
      items: checkout.items,
      details,
      savePaymentMethod: method.type === 'new' && method.save,
    });
  const readIntent = () => fetchIntent(stripe, clientSecret);
  const checked = await checkShownPrices(checkout, { requestPayment, readIntent });
  if ('repriced' in checked) return checked;
  const { earlierFailure } = checked.intent;
  const redirect = 'if_required';
  const return_url = new URL(paths.cart, window.location.origin).href;
  const openPayment = { clientSecret, earlierFailure };
  if (method.type === 'saved') {
    onConfirming(openPayment);
    const confirmParams = { return_url, payment_method: method.id };
    return resultOutcome(await stripe.confirmPayment({ clientSecret, confirmParams, redirect }));
  }
  // The call above may have changed the amount and `setup_future_usage`, but the form still has the old ones.
  // Source: docs.stripe.com/js/elements_object/fetch_updates.
  const updated = await elements.fetchUpdates();
  if (updated.error) {
    console.error('The card form could not be updated.', { checkoutId, ...updated });
    return { declined: null };
  }
  const allow_redisplay = method.save ? 'always' : 'limited';
  const confirmParams = { return_url, payment_method_data: { allow_redisplay } } as const;
  onConfirming(openPayment);
  return resultOutcome(await stripe.confirmPayment({ elements, confirmParams, redirect }));
}
