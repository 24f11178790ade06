import type { EffectivenessRow } from '@dental-shop/domain/api/staff/recall-calls';
import { writeCsv } from '@dental-shop/domain/csv/write-csv';
import type { Firestore } from 'firebase-admin/firestore';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { auditExport } from '../staff/audit-export.ts';
import { readEffectiveness } from './read-recall.ts';
import { addressColumns } from './recipients-csv.ts';

const columns = [
  'SKU',
  'Lots',
  'Consignee',
  'Email',
  'Street',
  'City',
  'State',
  'ZIP code',
  'Country',
  'Quantity',
  'Returned',
  'Email status',
  'Delivered',
  'Acknowledged',
] as const;

/** One row for each consignee. */
export async function exportRecall(
  firestore: Firestore,
  staffUid: string,
  { recallId }: { recallId: string },
): Promise<string> {
  const {
    recall: { sku, lots },
    rows,
  } = await readEffectiveness(firestore, recallId);
  await auditExport(firestore, staffUid, {
    what: 'export-recall',
    whom: recallId,
    recalled: { sku, lots },
    count: rows.length,
  });
  const { timeZone } = await readOfficeSettings(firestore);
  return effectivenessCsv(sku, rows, timeZone);
}

export function effectivenessCsv(
  sku: string,
  rows: readonly EffectivenessRow[],
  timeZone: string,
): string {
  return writeCsv({
    columns,
    rows: rows.map((row) => toRow(sku, row, timeZone)),
    withHeader: true,
    zoned: { columns: ['Delivered', 'Acknowledged'], timeZone, language: 'en' },
  });
}

function toRow(sku: string, row: EffectivenessRow, timeZone: string) {
  const at = (instant: string | null) => ({
    at: instant === null ? null : new Date(instant),
    timeZone,
  });
  return {
    SKU: sku,
    Lots: row.lots.join('; '),
    Consignee: row.name,
    Email: row.email,
    ...addressColumns(row.address),
    Quantity: row.quantity,
    Returned: row.returned,
    'Email status': { code: row.delivery ?? 'none' },
    Delivered: at(row.deliveredAt),
    Acknowledged: at(row.acknowledgedAt),
  };
}
