import type { ApiResult } from '../stripe-api.ts';
import type { Language } from '../words.ts';

/** What all parts of one `Stripe(key)` object share. */
export interface StripeContext {
  /** Origin of the script, where the card form is too. */
  origin: string;
  publishableKey: string;
  language: Language;
  api: (method: 'GET' | 'POST', path: string, fields: Record<string, string>) => Promise<ApiResult>;
}
