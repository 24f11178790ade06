import { SheetFault } from '../sheet/sheet-fault.ts';
import {
  type Dimension,
  type DimensionLabel,
  formatDimension,
  formatFigure,
  unitOfLabel,
} from './dimensions.ts';

const dimensionLine = /^([^:]+): (\d+(?:\.\d+)?)( ?)(\S+)$/;

function isDimensionLabel(label: string): label is DimensionLabel {
  return Object.hasOwn(unitOfLabel, label);
}

function parseDimension(line: string): Dimension {
  const [, label = '', value = '', space, unit = ''] = dimensionLine.exec(line) ?? [];
  if (!label) throw new SheetFault('dimension-format', { line });
  if (!isDimensionLabel(label)) throw new SheetFault('dimension-label', { label });
  const figure = Number(value);
  const dimension: Dimension = {
    label,
    value: figure,
    ...(String(figure) !== value && { spelled: value }),
    unit: unitOfLabel[label],
  };
  const written = formatDimension(dimension);
  if (written !== `${value}${space}${unit}`) {
    throw new SheetFault('dimension-spelling', { label, expected: written });
  }
  return dimension;
}

/**
 * Dimensions are the lines after the last blank line. Throws a SheetFault if a label is unknown or
 * repeated, or if a unit is wrong.
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
  if (repeated) throw new SheetFault('dimension-repeated', { label: repeated });
  return { prose: paragraphs.slice(0, -1).join('\n\n'), dimensions };
}

/**
 * Throws a SheetFault if the text and the dimensions write a size differently, such as `3 mm` and
 * `3.0 mm`.
 */
export function checkSpelling(text: string, dimensions: readonly Dimension[]): void {
  for (const [figure] of text.matchAll(/(?<![\w.])\d+(?:\.\d+)?(?![\w.])/g)) {
    const spellings = dimensions.filter(({ value }) => value === Number(figure)).map(formatFigure);
    const [expected] = spellings;
    if (expected !== undefined && !spellings.includes(figure)) {
      throw new SheetFault('size-spelling', { figure, text, expected });
    }
  }
}
