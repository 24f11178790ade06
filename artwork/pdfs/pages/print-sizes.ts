import { formatSizes } from '@dental-shop/domain/text/sizes';

/**
 * The same format as on screens, but with plain hyphens: the PDF fonts lack U+2011, and React PDF
 * doesn't break lines at hyphens anyway.
 */
export function printSizes(text: string): string {
  return formatSizes(text).replaceAll('\u2011', '-');
}
