import { isPurchasable } from '../../money/purchasability.ts';
import type { SubCategory } from '../listing/products-by-sub-category.ts';
import type { Product } from '../product.ts';
import { type Dimension, type DimensionLabel, findSize } from './dimensions.ts';

export interface GridLine {
  size: Dimension | null;
  subCategory: string | null;
}

export interface SizeGrid {
  subCategories: readonly string[];
  columns: readonly GridLine[];
  rows: readonly GridLine[];
  cells: readonly (readonly (string | null)[])[];
}

/** Tables with more gaps are harder to read than a list. */
const minFilledShare = 0.75;

const maxSubCategories = 16;

type Part = Pick<Product, 'sku' | 'price' | 'dimensions'>;
interface Member {
  part: Part;
  subCategory: string;
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

function varyingLabels(members: readonly Member[]): DimensionLabel[] {
  const labels = members[0]?.part.dimensions.map(({ label }) => label) ?? [];
  return labels.filter((label) => {
    const values = members.map(({ part }) => findSize(part, label)?.value);
    return !values.includes(undefined) && new Set(values).size > 1;
  });
}

/** In the sheet's order if sub-categories are named after sizes; otherwise in ascending order. */
function linesOf(members: readonly Member[], label: DimensionLabel): GridLine[] {
  const lines = new Map<number, { size: Dimension; subCategories: Set<string> }>();
  for (const { part, subCategory } of members) {
    const size = findSize(part, label);
    if (!size) continue;
    const line = lines.get(size.value) ?? { size, subCategories: new Set() };
    lines.set(size.value, line);
    line.subCategories.add(subCategory);
  }
  const severalSubCategories = distinct(members.map(({ subCategory }) => subCategory)).length > 1;
  const found = [...lines.values()].map(({ size, subCategories: [first, ...others] }) => ({
    size,
    subCategory: severalSubCategories && others.length === 0 ? (first ?? null) : null,
  }));
  return found.every(({ subCategory }) => subCategory === null)
    ? found.sort((a, b) => a.size.value - b.size.value)
    : found;
}

const isOnLine = ({ part, subCategory }: Member, line: GridLine): boolean =>
  (line.size === null || findSize(part, line.size.label)?.value === line.size.value) &&
  (line.subCategory === null || line.subCategory === subCategory);

function buildGrid(
  members: readonly Member[],
  columns: readonly GridLine[],
  rows: readonly GridLine[],
): SizeGrid | null {
  if (columns.length < 2 || rows.length < 2) return null;
  const found = rows.map((row) =>
    columns.map((column) =>
      members.filter((member) => isOnLine(member, row) && isOnLine(member, column)),
    ),
  );
  const isAmbiguous = found.some((row) => row.some((cell) => cell.length > 1));
  if (isAmbiguous || members.length < columns.length * rows.length * minFilledShare) return null;
  return {
    subCategories: distinct(members.map(({ subCategory }) => subCategory)),
    columns,
    rows,
    cells: found.map((row) => row.map(([member]) => member?.part.sku ?? null)),
  };
}

/**
 * All parts must have the same price, because the table shows it only once. Multiple sub-categories
 * must match the rows or columns, because their names become the headings.
 */
function buildGridOfSizes(members: readonly Member[]): SizeGrid | null {
  if (distinct(members.map(({ part }) => part.price)).length > 1) return null;
  const count = distinct(members.map(({ subCategory }) => subCategory)).length;
  const labels = varyingLabels(members);
  for (const [index, first] of labels.entries()) {
    for (const second of labels.slice(index + 1)) {
      const [one, other] = [linesOf(members, first), linesOf(members, second)];
      const isNamed = (lines: readonly GridLine[]) =>
        lines.every(({ subCategory }) => subCategory !== null);
      if (count > 1 && !isNamed(one) && !isNamed(other)) continue;
      // Sub-categories become column headings, because a table has more room above it than beside
      // it.
      const [columns, rows] = count > 1 && !isNamed(one) ? [other, one] : [one, other];
      const grid = buildGrid(members, columns, rows);
      if (grid) return grid;
    }
  }
  return null;
}

/**
 * Each row is a kind of part with its price. Sizes are in columns, because their headings are
 * short.
 */
function buildGridOfKinds(members: readonly Member[]): SizeGrid | null {
  const kinds = distinct(members.map(({ subCategory }) => subCategory));
  const [label] = varyingLabels(members);
  if (kinds.length < 2 || label === undefined) return null;
  const prices = kinds.map((kind) =>
    distinct(members.filter((each) => each.subCategory === kind).map(({ part }) => part.price)),
  );
  if (prices.some((found) => found.length > 1)) return null;
  const columns = linesOf(members, label).map((line) => ({ ...line, subCategory: null }));
  const grid = buildGrid(
    members,
    columns,
    kinds.map((subCategory) => ({ size: null, subCategory })),
  );
  return grid?.cells.every((row) => row.every((sku) => sku !== null)) ? grid : null;
}

export function sizeGrids(subCategories: readonly SubCategory[]): SizeGrid[] {
  const grids: SizeGrid[] = [];
  let start = 0;
  while (start < subCategories.length) {
    const grid = longestGrid(subCategories.slice(start));
    if (grid) grids.push(grid);
    start += grid?.subCategories.length ?? 1;
  }
  return grids;
}

function longestGrid(subCategories: readonly SubCategory[]): SizeGrid | null {
  for (let count = Math.min(subCategories.length, maxSubCategories); count > 0; count -= 1) {
    const members = subCategories
      .slice(0, count)
      .flatMap(({ name, products }) => products.map((part) => ({ part, subCategory: name })));
    if (members.some(({ part }) => !isPurchasable(part.price))) continue;
    const grid = buildGridOfSizes(members) ?? buildGridOfKinds(members);
    if (grid) return grid;
  }
  return null;
}

export function narrowGrid(grid: SizeGrid, skus: ReadonlySet<string>): SizeGrid | null {
  const cells = grid.cells.map((row) =>
    row.map((sku) => (sku !== null && skus.has(sku) ? sku : null)),
  );
  const isFilled = (sku: string | null | undefined) => typeof sku === 'string';
  const hasColumn = (_: unknown, column: number) => cells.some((row) => isFilled(row[column]));
  const hasRow = (_: unknown, row: number) => cells[row]?.some(isFilled);
  const rows = grid.rows.filter(hasRow);
  if (rows.length === 0) return null;
  return {
    ...grid,
    columns: grid.columns.filter(hasColumn),
    rows,
    cells: cells.filter(hasRow).map((row) => row.filter(hasColumn)),
  };
}
