import type { Product } from '@dental-shop/domain/catalogue/product';
import {
  type DimensionLabel,
  formatDimension,
} from '@dental-shop/domain/catalogue/sizes/dimensions';

/** The value of a product's dimension; throws where the catalogue gives none. */
export function measure({ sku, dimensions }: Product, label: DimensionLabel): number {
  const dimension = dimensions.find((candidate) => candidate.label === label);
  if (!dimension) throw new RangeError(`${sku} has no '${label}' to be drawn by`);
  return dimension.value;
}

/** The same, for a dimension that some parts of the family do not have: then 0. */
export function measureOrNone({ dimensions }: Product, label: DimensionLabel): number {
  return dimensions.find((candidate) => candidate.label === label)?.value ?? 0;
}

/** The dimension as the drawing writes it: `10 mm`, `Ø 4.5 mm`, `15°`. */
export function caption({ dimensions }: Product, label: DimensionLabel): string {
  const dimension = dimensions.find((candidate) => candidate.label === label);
  if (!dimension) return '';
  const sign = label === 'Diameter' || label === 'Tip diameter' ? 'Ø ' : '';
  return sign + formatDimension(dimension);
}
