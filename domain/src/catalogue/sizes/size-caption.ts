import { type Dimension, formatDimension, formatFigure, keyDimensions } from './dimensions.ts';

function isAcross({ label }: Dimension): boolean {
  return label === 'Diameter' || label === 'Tip diameter' || label === 'Width';
}

function sign({ label }: Dimension): string {
  return label === 'Diameter' || label === 'Tip diameter' ? 'Ø ' : '';
}

/**
 * For example, `Ø 4.5 × 10 mm`, `15° · 1 mm`, or `19 mm`. The same in every language. Empty if the
 * part has no sizes.
 */
export function sizeCaption(part: { dimensions: readonly Dimension[] }): string {
  const [first, second] = keyDimensions(part).filter(
    ({ label, unit }) => label !== 'Hex' && unit !== 'pieces',
  );
  if (!first) return '';
  if (first.unit === '°' && second) {
    return `${formatDimension(first)} · ${sign(second)}${formatDimension(second)}`;
  }
  if (first.unit === 'mm' && second?.unit === 'mm' && isAcross(first) !== isAcross(second)) {
    const [across, along] = isAcross(first) ? [first, second] : [second, first];
    return `${sign(across)}${formatFigure(across)} × ${formatDimension(along)}`;
  }
  return sign(first) + formatDimension(first);
}
