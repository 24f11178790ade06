/** The closed list of dimension labels, with the one unit each is given in. */
const unitOfLabel = {
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
/** Every label, in the order that filters name them. */
export const dimensionLabels = Object.keys(unitOfLabel) as DimensionLabel[];
type DimensionUnit = (typeof unitOfLabel)[DimensionLabel];

export interface Dimension {
  label: DimensionLabel;
  /** In `unit`. */
  value: number;
  unit: DimensionUnit;
}

const dimensionLine = /^([^:]+): (\d+(?:\.\d+)?)( ?)(\S+)$/;

function isDimensionLabel(label: string): label is DimensionLabel {
  return Object.hasOwn(unitOfLabel, label);
}

/** Reads one line such as `Diameter: 4.5 mm` or `Angle: 15°`; throws a RangeError saying why not. */
function parseDimension(line: string): Dimension {
  const [, label = '', value = '', space, unit = ''] = dimensionLine.exec(line) ?? [];
  if (!label) throw new RangeError(`dimension line '${line}' is not 'Label: value unit'`);
  if (!isDimensionLabel(label)) throw new RangeError(`unknown dimension label '${label}'`);
  const dimension = { label, value: Number(value), unit: unitOfLabel[label] };
  const written = formatDimension(dimension);
  if (!written.endsWith(`${dimension.value}${space}${unit}`)) {
    throw new RangeError(`dimension '${label}' must be written like '${written}'`);
  }
  return dimension;
}

/**
 * Separates a description into its prose and its dimensions, which are the lines after the last
 * blank line. Throws a RangeError for an unknown label, a wrong unit or a repeated label.
 */
export function parseDescription(text: string): { prose: string; dimensions: Dimension[] } {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\s*\n/);
  const last = paragraphs.at(-1) ?? '';
  const firstLine = last.split('\n')[0]?.trim() ?? '';
  if (!/^[^:.]+: ?\d\S*( \S+)?$/.test(firstLine)) {
    return { prose: paragraphs.join('\n\n'), dimensions: [] };
  }
  const dimensions = last.split('\n').map((line) => parseDimension(line.trim()));
  const labels = dimensions.map(({ label }) => label);
  const repeated = labels.find((label, index) => labels.indexOf(label) !== index);
  if (repeated) throw new RangeError(`dimension '${repeated}' is given twice`);
  return { prose: paragraphs.slice(0, -1).join('\n\n'), dimensions };
}

/** Writes a dimension as the sheet does: `4.5 mm`, `15°`. */
export function formatDimension({ value, unit }: Dimension): string {
  return unit === '°' ? `${value}°` : `${value} ${unit}`;
}

/**
 * The at most two dimensions that a listing shows beside the name: the sheet gives those first
 * that tell the parts of one family apart.
 */
export function keyDimensions({ dimensions }: { dimensions: readonly Dimension[] }): Dimension[] {
  return dimensions.slice(0, 2);
}
