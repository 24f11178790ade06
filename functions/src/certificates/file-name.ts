import type { Language } from '@dental-shop/domain/account/language';
import { certificateWords } from './words.ts';

/** What the browser saves a certificate as. */
export function certificateFileName(number: string, language: Language): string {
  return `${certificateWords[language].fileName}-${number}.pdf`;
}
