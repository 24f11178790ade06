import { environment } from '../../../shared/config/environment.ts';

type StripeEnvironment = Pick<typeof environment, 'stripePublishableKey' | 'stripeScriptUrl'>;

/** The payment in Stripe's dashboard. The local Stripe has a page for it too. */
export function stripePaymentUrl(
  paymentIntentId: string,
  { stripePublishableKey, stripeScriptUrl }: StripeEnvironment = environment,
): string {
  const payment = `payments/${encodeURIComponent(paymentIntentId)}`;
  if (stripeScriptUrl !== undefined) return new URL(`/${payment}`, stripeScriptUrl).href;
  const isLive = stripePublishableKey.startsWith('pk_live_');
  return `https://dashboard.stripe.com/${isLive ? '' : 'test/'}${payment}`;
}
