import { maxLines, maxQuantity } from '@dental-shop/domain/order/checkout';
import type { TFunction } from 'i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { checkout as english } from '../../../shared/i18n/en/checkout.ts';
import { CheckoutProblem } from './checkout-problem.ts';

type KnownCode = keyof typeof english.errors;
type ItemCode = keyof typeof english.itemErrors;

function isKnownCode(code: string): code is KnownCode {
  return Object.hasOwn(english.errors, code);
}

function isItemCode(code: string): code is ItemCode {
  return Object.hasOwn(english.itemErrors, code);
}

/** The position of the item that the server found wrong, as in `customerData.selectedItems.2.sku`. */
function itemPosition(field = ''): number {
  return Number(/^customerData\.selectedItems\.(\d+)\b/.exec(field)?.[1] ?? -1);
}

/**
 * The sentence for the buyer: by the error's code in their language, else the server's own.
 * `names` are those of the items that were asked for, in the same order.
 */
export function checkoutErrorMessage(
  error: unknown,
  t: TFunction,
  names: readonly string[],
): string {
  if (!(error instanceof ApiError || error instanceof CheckoutProblem)) {
    return t('cart.payment.failed');
  }
  const { code } = error;
  const name = error instanceof ApiError ? names[itemPosition(error.field)] : undefined;
  if (name !== undefined && isItemCode(code)) return t(`checkout.itemErrors.${code}`, { name });
  if (!isKnownCode(code)) return error.message;
  return t(`checkout.errors.${code}`, { lines: maxLines, quantity: maxQuantity });
}
