import type { Wallet } from '../cards/wallets.ts';
import type { ApiResult } from './stripe-api.ts';
import type { Language } from './translations.ts';

export type ElementType = 'payment' | 'card';

export type AppearanceVariables = Record<string, string>;

export interface CardFormSettings {
  elementType: ElementType;
  publishableKey: string;
  language: Language;
  variables: AppearanceVariables;
  needsPostalCode: boolean;
  wallets: readonly Wallet[];
  customerSession: string | null;
}

interface SelectedMethod {
  id: string;
  type: string;
  billing_details: object;
}

/** Never contains card details. */
export interface CardFormState {
  empty: boolean;
  complete: boolean;
  brand: string;
  problem: { code: string; message: string } | null;
  savesCard?: boolean;
  savedMethod?: SelectedMethod;
  wallet?: Wallet;
}

export type CardFormRequest =
  | { ask: 'validate' }
  | { ask: 'confirm'; clientSecret: string; fields: Record<string, string> }
  | { ask: 'create-payment-method'; fields: Record<string, string> };

export type ToCardForm =
  | { kind: 'configure'; settings: CardFormSettings }
  | { kind: 'focus' | 'blur' | 'clear' }
  | { kind: 'question'; id: number; question: CardFormRequest };

/** Never contains card digits. */
export type FromCardForm =
  | { kind: 'loaded' | 'loaderror' | 'ready' | 'focus' | 'blur' | 'escape' }
  | { kind: 'resize'; height: number }
  | { kind: 'change'; state: CardFormState }
  | { kind: 'removed'; method: SelectedMethod; error: string | undefined }
  | { kind: 'reply'; id: number; result: ApiResult };
