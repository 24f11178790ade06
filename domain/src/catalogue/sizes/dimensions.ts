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
  /** The figure as the sheet spells it, if a number would lose that: `3.0`. */
  spelled?: string;
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
  const figure = Number(value);
  const dimension: Dimension = {
    label,
    value: figure,
    ...(String(figure) !== value && { spelled: value }),
    unit: unitOfLabel[label],
  };
  const written = formatDimension(dimension);
  if (written !== `${value}${space}${unit}`) {
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

/** The figure of a dimension as the sheet spells it: an implant is 3.0 mm wide, a core drill 3 mm. */
export function figureOf({ value, spelled }: Dimension): string {
  return spelled ?? String(value);
}

/** Writes a dimension as the sheet does: `4.5 mm`, `15°`. */
export function formatDimension(dimension: Dimension): string {
  const figure = figureOf(dimension);
  return dimension.unit === '°' ? `${figure}°` : `${figure} ${dimension.unit}`;
}

/**
 * Throws a RangeError if a text spells one of a part's sizes differently from its dimensions: `3 mm` in
 * the name of a part whose diameter is `3.0 mm`.
 */
export function checkSpelling(text: string, dimensions: readonly Dimension[]): void {
  for (const [figure] of text.matchAll(/(?<![\w.])\d+(?:\.\d+)?(?![\w.])/g)) {
    const spellings = dimensions.filter(({ value }) => value === Number(figure)).map(figureOf);
    if (spellings.length > 0 && !spellings.includes(figure)) {
      throw new RangeError(`'${figure}' in '${text}' is '${spellings[0]}' in the dimensions`);
    }
  }
}

/**
 * The at most two dimensions that a listing shows beside the name: the sheet gives those first
 * that tell the parts of one family apart.
 */
export function keyDimensions({ dimensions }: { dimensions: readonly Dimension[] }): Dimension[] {
  return dimensions.slice(0, 2);
}
