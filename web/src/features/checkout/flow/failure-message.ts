import { maxQuantity } from '@dental-shop/domain/cart/quantity';
import { maxLines } from '@dental-shop/domain/checkout/checkout';
import type { TFunction } from 'i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { refusalMessage } from '../../../shared/forms/refusal-message.ts';
import { waitMinutes } from '../../../shared/forms/wait-minutes.ts';
import { checkout as english } from '../../../shared/i18n/content/en/checkout.ts';
import { officeContacts } from '../../../shared/ui/contact-links/with-office-links.tsx';
import { CheckoutError, type UnpaidOutcome } from './payment-outcome.ts';

export function outcomeMessage(
  outcome: UnpaidOutcome,
  t: TFunction,
  names: readonly string[],
): string {
  if (typeof outcome === 'string') return t(`checkout.outcomes.${outcome}`);
  if ('repriced' in outcome) return t('checkout.outcomes.repriced');
  if ('declined' in outcome) return outcome.declined ?? t('checkout.cart.payment.failed');
  return errorMessage(outcome.failed, t, names);
}

export function errorMessage(error: unknown, t: TFunction, names: readonly string[]): string {
  if (!(error instanceof ApiError || error instanceof CheckoutError)) {
    return t('checkout.cart.payment.failed');
  }
  const { code } = error;
  const name = error instanceof ApiError ? names[itemPosition(error.field)] : undefined;
  if (name !== undefined && hasCode(english.itemErrors, code)) {
    return t(`checkout.itemErrors.${code}`, { name });
  }
  if (!hasCode(english.errors, code)) return refusalMessage(error, t, 'checkout');
  const minutes = waitMinutes(error);
  return t(`checkout.errors.${code}`, {
    lines: maxLines,
    quantity: maxQuantity,
    minutes,
    ...officeContacts,
  });
}

function hasCode<Texts extends object>(texts: Texts, code: string): code is keyof Texts & string {
  return Object.hasOwn(texts, code);
}

/** Returns 2 for `customerData.selectedItems.2.sku`, or -1 for other fields. */
function itemPosition(field = ''): number {
  return Number(/^customerData\.selectedItems\.(\d+)\b/.exec(field)?.[1] ?? -1);
}
