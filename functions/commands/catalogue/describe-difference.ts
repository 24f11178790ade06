import type { SheetDifference } from '@dental-shop/domain/catalogue/sheet/sheet-difference';

type Row = SheetDifference['added'][number];

const describeRow = (sign: string, { SKU, Name, Price }: Row) =>
  `  ${sign} ${SKU}  ${Name}  ${Price || '(no price)'}`;

export function describeDifference({
  added,
  removed,
  changed,
  reordered,
}: SheetDifference): string[] {
  return [
    ...added.map((row) => describeRow('+', row)),
    ...removed.map((row) => describeRow('-', row)),
    ...changed.flatMap(({ sku, cells }) =>
      // Quoted, so line breaks and empty cells are visible.
      cells.map(
        ({ column, from, to }) =>
          `  ~ ${sku}  ${column}: ${JSON.stringify(from)} -> ${JSON.stringify(to)}`,
      ),
    ),
    ...(reordered ? ['  The rows are in a different order.'] : []),
  ];
}
