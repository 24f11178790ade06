import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { writeCsv } from '@dental-shop/domain/csv/write-csv';
import { saveFile } from '../../../shared/api/save-file.ts';
import { ownTimeZone } from '../../../shared/formatting/own-time-zone.ts';
import type { ShippedLine } from './shipped-lines.ts';

const columns = ['order', 'date', 'sku', 'name', 'quantity', 'lot', 'expiry'] as const;
export type LotColumn = (typeof columns)[number];

interface LotsFile {
  fileName: string;
  orderName: string;
  labels: Record<LotColumn, string>;
  language: string;
  lines: readonly ShippedLine[];
}

/** Loaded only when needed, because the CSV writer is large. */
export function saveLotsCsv({ fileName, orderName, labels, language, lines }: LotsFile): void {
  const timeZone = ownTimeZone();
  const rows = lines.map(({ shippedAt, sku, name, quantity, lot, expiry }) => ({
    [labels.order]: orderName,
    [labels.date]: { code: calendarDay(shippedAt, timeZone) },
    [labels.sku]: sku,
    [labels.name]: name,
    [labels.quantity]: quantity,
    [labels.lot]: lot ?? '',
    [labels.expiry]: { code: expiry ?? '' },
  }));
  const csv = writeCsv({
    columns: columns.map((each) => labels[each]),
    rows,
    withHeader: true,
    zoned: { columns: [labels.date], timeZone, language },
  });
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName);
}
