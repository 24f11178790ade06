import type { ApiResult } from '../stripe-api.ts';
import { errorMessage, type Language } from '../translations.ts';

export interface StripeContext {
  origin: string;
  publishableKey: string;
  language: Language;
  api: (method: 'GET' | 'POST', path: string, fields: Record<string, string>) => Promise<ApiResult>;
}

export function named(
  stripe: StripeContext,
  name: 'paymentIntent' | 'paymentMethod',
  result: ApiResult,
): Record<string, unknown> {
  const { error, object } = result;
  if (error === undefined) return { [name]: object };
  return { error: { ...error, message: errorMessage(stripe.language, error) } };
}
