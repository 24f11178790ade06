import type { ApiResult } from '../stripe-api.ts';
import { errorMessage, type Language } from '../translations.ts';

/** What all parts of one `Stripe(key)` object share. */
export interface StripeContext {
  /** Origin of the script, where the card form is too. */
  origin: string;
  publishableKey: string;
  language: Language;
  api: (method: 'GET' | 'POST', path: string, fields: Record<string, string>) => Promise<ApiResult>;
}

/** `{paymentIntent}` or `{error}`, the shape in which Stripe.js answers. */
export function named(
  stripe: StripeContext,
  name: 'paymentIntent' | 'paymentMethod',
  result: ApiResult,
): Record<string, unknown> {
  const { error, object } = result;
  if (error === undefined) return { [name]: object };
  return { error: { ...error, message: errorMessage(stripe.language, error) } };
}
