import { maximumLines, maximumQuantity } from '@dental-shop/domain/order/checkout';
import type { TFunction } from 'i18next';
import { ApiError } from '../../api/api-error.ts';
import { checkout as english } from '../../i18n/en/checkout.ts';
import { CheckoutProblem } from './checkout-problem.ts';

type KnownCode = keyof typeof english.errors;

function isKnownCode(code: string): code is KnownCode {
  return Object.hasOwn(english.errors, code);
}

/** The sentence for the buyer: by the error's code in their language, else the server's own. */
export function checkoutErrorMessage(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiError || error instanceof CheckoutProblem)) {
    return t('cart.payment.failed');
  }
  if (!isKnownCode(error.code)) return error.message;
  return t(`checkout.errors.${error.code}`, { lines: maximumLines, quantity: maximumQuantity });
}
