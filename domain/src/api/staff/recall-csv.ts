import * as z from 'zod';
import { documentId } from '../document-id.ts';
import { type LotSelection, lotSelection } from './recall-calls.ts';

/** Express parses a single `lots` parameter as a string, not as a list. */
export const lotRecipientsCsvQuery = z.preprocess(
  (query) =>
    typeof query === 'object' && query !== null && 'lots' in query && typeof query.lots === 'string'
      ? { ...query, lots: [query.lots] }
      : query,
  lotSelection,
);

export function lotRecipientsQuery(selection: LotSelection): URLSearchParams {
  if ('from' in selection) return new URLSearchParams(selection);
  const { sku, lots } = selection;
  const query = new URLSearchParams({ sku });
  for (const lot of lots) query.append('lots', lot);
  return query;
}

export const recallCsvQuery = z.strictObject({ recallId: documentId });
