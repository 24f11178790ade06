import type { LotSearch } from '@dental-shop/domain/recalls/lot-search';

export const lotSearchOf = (address: URLSearchParams): LotSearch => ({
  sku: address.get('sku') ?? '',
  lot: address.get('lot') ?? '',
  to: address.get('to') ?? '',
});

/** Omits empty fields. */
export function lotSearchParameters(search: LotSearch): Record<string, string> {
  return Object.fromEntries(Object.entries(search).filter(([, text]) => text !== ''));
}
