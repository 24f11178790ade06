import { formatSizes } from '@dental-shop/domain/text/sizes';

/**
 * Sizes as screens show them, but with plain hyphens: the fonts of PDFs lack U+2011, and React PDF doesn't
 * break lines at hyphens anyway.
 */
export function printSizes(text: string): string {
  return formatSizes(text).replaceAll('\u2011', '-');
}
