import type { Product } from '@dental-shop/domain/catalogue/product';
import {
  type DimensionLabel,
  formatDimension,
} from '@dental-shop/domain/catalogue/sizes/dimensions';

/** Throws a RangeError if the product lacks the dimension. */
export function measure({ sku, dimensions }: Product, label: DimensionLabel): number {
  const dimension = dimensions.find((candidate) => candidate.label === label);
  if (!dimension) throw new RangeError(`${sku} needs '${label}' for its drawing`);
  return dimension.value;
}

export function measureOrZero({ dimensions }: Product, label: DimensionLabel): number {
  return dimensions.find((candidate) => candidate.label === label)?.value ?? 0;
}

/** For example, `10 mm`, `Ø 4.5 mm`, or `15°`. */
export function caption({ dimensions }: Product, label: DimensionLabel): string {
  const dimension = dimensions.find((candidate) => candidate.label === label);
  if (!dimension) return '';
  const sign = label === 'Diameter' || label === 'Tip diameter' ? 'Ø ' : '';
  return sign + formatDimension(dimension);
}
