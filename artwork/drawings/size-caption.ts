import { type Dimension, formatDimension } from '@dental-shop/domain/catalogue/dimensions';
import type { Product } from '@dental-shop/domain/catalogue/product';

function isAcross({ label }: Dimension): boolean {
  return label === 'Diameter' || label === 'Tip diameter' || label === 'Width';
}

function sign({ label }: Dimension): string {
  return label === 'Diameter' || label === 'Tip diameter' ? 'Ø ' : '';
}

/**
 * What tells a part from its neighbors, as short as a thumbnail needs it and in any language:
 * `Ø 4.5 × 10`, `15° · 1 mm`, `19 mm`. Of a tool the whole length counts, not that of its shank.
 */
export function sizeCaption({ dimensions }: Product): string {
  const [first, ...others] = dimensions.filter(
    ({ label, unit }) => label !== 'Hex' && unit !== 'pieces',
  );
  if (!first) return '';
  const second = others.find(({ label }) => label === 'Overall length') ?? others[0];
  if (first.unit === '°' && second) {
    return `${formatDimension(first)} · ${sign(second)}${formatDimension(second)}`;
  }
  if (second?.unit === 'mm' && isAcross(first) !== isAcross(second)) {
    const [across, along] = isAcross(first) ? [first, second] : [second, first];
    return `${sign(across)}${across.value} × ${along.value}`;
  }
  return sign(first) + formatDimension(first);
}
