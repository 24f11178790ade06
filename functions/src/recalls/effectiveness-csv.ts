import type { EffectivenessRow } from '@dental-shop/domain/api/staff/recall-calls';
import { writeCsv } from '@dental-shop/domain/csv/write-csv';
import type { Firestore } from 'firebase-admin/firestore';
import { auditRecallExport } from './audit-recall-export.ts';
import { readEffectiveness } from './read-recall.ts';
import { addressColumns } from './recipients-csv.ts';

const columns = [
  'SKU',
  'Lots',
  'Consignee',
  'Email',
  'Street',
  'City',
  'State and ZIP',
  'Country',
  'Quantity',
  'Returned',
  'Email status',
  'Delivered (UTC)',
  'Acknowledged (UTC)',
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
  await auditRecallExport(firestore, staffUid, {
    what: 'export-recall',
    whom: recallId,
    recalled: { sku, lots },
    count: rows.length,
  });
  return effectivenessCsv(sku, rows);
}

export function effectivenessCsv(sku: string, rows: readonly EffectivenessRow[]): string {
  return writeCsv({ columns, rows: rows.map((row) => toRow(sku, row)), withHeader: true });
}

function toRow(sku: string, row: EffectivenessRow) {
  return {
    SKU: sku,
    Lots: row.lots.join('; '),
    Consignee: row.name,
    Email: row.email,
    ...addressColumns(row.address),
    Quantity: row.quantity,
    Returned: row.returned,
    'Email status': { code: row.delivery ?? 'none' },
    'Delivered (UTC)': { at: row.deliveredAt === null ? null : new Date(row.deliveredAt) },
    'Acknowledged (UTC)': {
      at: row.acknowledgedAt === null ? null : new Date(row.acknowledgedAt),
    },
  };
}
