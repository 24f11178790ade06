import { normalizeSku } from '../normalize-sku.ts';
import { type CatalogueRow, sheetColumns } from './row.ts';

interface ChangedCell {
  column: keyof CatalogueRow;
  from: string;
  to: string;
}

export interface SheetDifference {
  added: CatalogueRow[];
  removed: CatalogueRow[];
  changed: { sku: string; cells: ChangedCell[] }[];
  reordered: boolean;
}

const keyOf = ({ SKU }: CatalogueRow) => normalizeSku(String(SKU));
const byKey = (rows: readonly CatalogueRow[]) => new Map(rows.map((row) => [keyOf(row), row]));

function changedCells(before: CatalogueRow, after: CatalogueRow): ChangedCell[] {
  return sheetColumns.flatMap((column) => {
    const [from, to] = [String(before[column]), String(after[column])];
    return from === to ? [] : [{ column, from, to }];
  });
}

export function sheetDifference(
  before: readonly CatalogueRow[],
  after: readonly CatalogueRow[],
): SheetDifference {
  const [old, young] = [byKey(before), byKey(after)];
  const kept = [...old.keys()].filter((key) => young.has(key));
  const keptNow = [...young.keys()].filter((key) => old.has(key));
  return {
    added: after.filter((row) => !old.has(keyOf(row))),
    removed: before.filter((row) => !young.has(keyOf(row))),
    changed: after.flatMap((row) => {
      const cells = changedCells(old.get(keyOf(row)) ?? row, row);
      return cells.length > 0 ? [{ sku: String(row.SKU), cells }] : [];
    }),
    reordered: kept.join('|') !== keptNow.join('|'),
  };
}
