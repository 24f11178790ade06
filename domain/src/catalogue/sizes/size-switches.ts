import type { Product } from '../product.ts';
import type { Dimension, DimensionLabel } from './dimensions.ts';
import type { SizeGrid } from './size-grid.ts';

interface SwitchOption {
  size: Dimension;
  sku: string | null;
}

export interface SizeSwitch {
  label: DimensionLabel;
  options: readonly SwitchOption[];
}

export function sizeSwitches(
  product: Product,
  products: readonly Product[],
  grids: readonly SizeGrid[],
): SizeSwitch[] {
  for (const grid of grids) {
    const row = grid.cells.findIndex((cells) => cells.includes(product.sku));
    if (row >= 0) return gridSwitches(grid, row, grid.cells[row]?.indexOf(product.sku) ?? 0);
  }
  return siblingSwitch(product, products);
}

function gridSwitches({ columns, rows, cells }: SizeGrid, row: number, column: number) {
  const across = columns.map(({ size }, index) => ({ size, sku: cells[row]?.[index] ?? null }));
  const down = rows.map(({ size }, index) => ({ size, sku: cells[index]?.[column] ?? null }));
  return [across, down].flatMap((line) =>
    toSwitch(line.flatMap(({ size, sku }) => (size === null ? [] : [{ size, sku }]))),
  );
}

function toSwitch(options: readonly SwitchOption[]): SizeSwitch[] {
  const label = options[0]?.size.label;
  if (label === undefined || options.length < 2) return [];
  return [{ label, options: options.toSorted((a, b) => a.size.value - b.size.value) }];
}

const labelsOf = ({ dimensions }: Product) => dimensions.map(({ label }) => label).join();
const isSibling = (one: Product) => (other: Product) =>
  other.category === one.category &&
  other.subCategory === one.subCategory &&
  other.price === one.price &&
  labelsOf(other) === labelsOf(one);

/** For parts that aren't in a grid. Siblings have the same price and differ in only one size. */
function siblingSwitch(product: Product, products: readonly Product[]): SizeSwitch[] {
  const siblings = products.filter(isSibling(product));
  const varying = product.dimensions.flatMap((_, index) => {
    const sizes = siblings.map(({ sku, dimensions }) => ({ sku, size: dimensions[index] }));
    const values = new Set(sizes.map(({ size }) => size?.value));
    if (values.size === 1) return [];
    return [{ sizes, isUnique: values.size === siblings.length }];
  });
  const [only, ...others] = varying;
  if (!only?.isUnique || others.length > 0) return [];
  return toSwitch(only.sizes.flatMap(({ sku, size }) => (size ? [{ sku, size }] : [])));
}
