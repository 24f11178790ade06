import type { Language } from '@dental-shop/domain/account/language';
import { invoiceNumber } from './invoice-number.ts';
import { invoiceWords } from './words.ts';

/** What the browser saves an invoice as. */
export function invoiceFileName(orderId: string, language: Language): string {
  return `${invoiceWords[language].fileName}-${invoiceNumber(orderId)}.pdf`;
}
