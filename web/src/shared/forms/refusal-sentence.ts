import type { RefusalCode } from '@dental-shop/domain/refusal/refusal';
import type { TFunction } from 'i18next';

/** The translation of a server's refusal by its code. English, and any code unknown here, is the server's sentence. */
export function refusalSentence(
  { code, message }: { code: string; message: string },
  t: TFunction,
  section: 'authentication' | 'checkout',
): string {
  return t(`${section}.refusals.${code as RefusalCode}`, { defaultValue: message });
}
