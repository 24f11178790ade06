import type { Language } from '@dental-shop/domain/account/language';
import { formatPrice } from '@dental-shop/domain/money/price';

const locales = { en: 'en-US', es: 'es-US' } as const;

/** Money as a reader of that language in the United States writes it. */
export function writeMoney(cents: number, currency: string, language: Language): string {
  return formatPrice(cents, locales[language], currency);
}
