import type { Wallet } from '../cards/wallets.ts';
import type { ApiResult } from './stripe-api.ts';
import type { Language } from './translations.ts';

/** The elements that exist here. */
export type ElementType = 'payment' | 'card';

/** Look of the card form, from the `variables` of Stripe's appearance. */
export type AppearanceVariables = Record<string, string>;

/** What the card form needs to draw itself and to speak with the API. */
export interface CardFormSettings {
  elementType: ElementType;
  publishableKey: string;
  language: Language;
  variables: AppearanceVariables;
  asksPostalCode: boolean;
  /** Wallets that the page did not refuse with 'never'. */
  wallets: readonly Wallet[];
  /** Client secret of the customer's session, or null for a customer who is not known. */
  customerSession: string | null;
}

/** As much of a saved card as the page around the form may see. */
interface ShownMethod {
  id: string;
  type: string;
  billing_details: object;
}

/** What the card form knows without telling what was typed. */
export interface CardFormState {
  empty: boolean;
  complete: boolean;
  brand: string;
  problem: { code: string; message: string } | null;
  /** Whether the customer wants the new card saved; undefined when that is not offered. */
  savesCard?: boolean;
  /** The saved card that is chosen. */
  savedMethod?: ShownMethod;
  /** The wallet that is chosen in place of a card. */
  wallet?: Wallet;
}

/** A question of the page around the form, answered by a `reply` with the same id. */
export type Question =
  | { ask: 'validate' }
  | { ask: 'confirm'; clientSecret: string; fields: Record<string, string> }
  | { ask: 'create-payment-method'; fields: Record<string, string> };

/** From the page around it to the card form. */
export type ToCardForm =
  | { kind: 'configure'; settings: CardFormSettings }
  | { kind: 'focus' | 'blur' | 'clear' }
  | { kind: 'question'; id: number; question: Question };

/** From the card form (`loaderror`: about it) to the page around it: never any digits of the card. */
export type FromCardForm =
  | { kind: 'loaded' | 'loaderror' | 'ready' | 'focus' | 'blur' | 'escape' }
  | { kind: 'resize'; height: number }
  | { kind: 'change'; state: CardFormState }
  | { kind: 'removed'; method: ShownMethod; error: string | undefined }
  | { kind: 'reply'; id: number; result: ApiResult };
