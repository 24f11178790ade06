export const unitOfLabel = {
  Diameter: 'mm',
  'Tip diameter': 'mm',
  Length: 'mm',
  'Overall length': 'mm',
  'Shank length': 'mm',
  'Drilling depth': 'mm',
  Height: 'mm',
  'Collar height': 'mm',
  Width: 'mm',
  Depth: 'mm',
  Hex: 'mm',
  Angle: '°',
  'Torque limit': 'N-cm',
  'Tightening torque': 'N-cm',
  'Maximum speed': 'rpm',
  Instruments: 'pieces',
} as const;

export type DimensionLabel = keyof typeof unitOfLabel;
export const dimensionLabels = Object.keys(unitOfLabel) as DimensionLabel[];
type DimensionUnit = (typeof unitOfLabel)[DimensionLabel];

export interface Dimension {
  label: DimensionLabel;
  value: number;
  /** The number as written in the sheet, if different, such as `3.0`. */
  spelled?: string;
  unit: DimensionUnit;
}

/** Keeps the number as written in the sheet, such as `3.0` or `3`. */
export function formatFigure({ value, spelled }: Dimension): string {
  return spelled ?? String(value);
}

export function formatDimension(dimension: Dimension): string {
  const figure = formatFigure(dimension);
  return dimension.unit === '°' ? `${figure}°` : `${figure} ${dimension.unit}`;
}

/** The sheet lists the most distinctive dimensions first. */
export function keyDimensions({ dimensions }: { dimensions: readonly Dimension[] }): Dimension[] {
  return dimensions.slice(0, 2);
}

export const findSize = (
  { dimensions }: { dimensions: readonly Dimension[] },
  label: DimensionLabel,
): Dimension | undefined => dimensions.find((each) => each.label === label);
