import type { RefusalCode } from '@dental-shop/domain/refusal/refusal';
import type { TFunction } from 'i18next';

export function refusalMessage(
  { code, message }: { code: string; message: string },
  t: TFunction,
  section: 'authentication' | 'checkout',
): string {
  return t(`${section}.refusals.${code as RefusalCode}`, { defaultValue: message });
}
