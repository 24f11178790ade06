import { type Dimension, formatDimension, formatFigure, keyDimensions } from './dimensions.ts';

function isAcross({ label }: Dimension): boolean {
  return label === 'Diameter' || label === 'Tip diameter' || label === 'Width';
}

function sign({ label }: Dimension): string {
  return label === 'Diameter' || label === 'Tip diameter' ? 'Ø ' : '';
}

/** Language-neutral: `Ø 4.5 × 10 mm`, `15° · 1 mm`, `19 mm`. Empty without sizes. */
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
