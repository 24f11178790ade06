import type { Dimension, DimensionLabel } from '../catalogue/sizes/dimensions.ts';

type Unit = Dimension['unit'];

export interface Measure {
  value: number;
  unit?: Unit;
  role?: 'across' | 'along';
  place?: 0 | 1;
  /** Set if more digits may follow: `1` could become `10`. */
  prefix?: string;
}

const figure = '(\\d+(?:\\.\\d+)?)';
const millimeters = '(?:\\s*(?:mm|mils?|millimet(?:er|re)s?|milimetros?)(?![a-z]))';
const degrees = '\\s*(?:[°º˚]|deg(?:ree)?s?\\b\\.?|grados?\\b)';
const times = '\\s*(?:[x×*]|by|por)\\s*';
const across = '(?:[ø⌀]|\\bdia(?:m(?:et(?:er|re|ro))?)?\\b\\.?|\\bd\\b|\\bd(?=\\d))';
const along = '(?:\\b(?:length|longitud|height|altura)\\b|\\b[lh]\\b|\\b[lh](?=\\d))';
const said = '\\s*[:=]?\\s*(?:of\\s|de\\s)?\\s*';
const end = '(?![\\da-z]|\\.\\d)';

/** The longest come first, because each pattern removes its matches from the text. */
const spellings: readonly [RegExp, (figures: readonly number[]) => Measure[]][] = [
  [
    new RegExp(
      `${across}?\\s*(?<![\\da-z.])${figure}${millimeters}?${times}${along}?\\s*${figure}(?:${degrees})`,
      'g',
    ),
    ([first = 0, second = 0]) => [
      { value: first, place: 0 },
      { value: second, unit: '°' },
    ],
  ],
  [
    new RegExp(
      `${across}?\\s*(?<![\\da-z.])${figure}${millimeters}?${times}${along}?\\s*${figure}(?:${millimeters}|${end})`,
      'g',
    ),
    ([first = 0, second = 0]) => [
      { value: first, unit: 'mm', place: 0 },
      { value: second, unit: 'mm', place: 1 },
    ],
  ],
  [
    new RegExp(`(?<![\\da-z.])${figure}\\s*n\\s*[-\u2010\u2011·./*]?\\s*cm\\b`, 'g'),
    ([value = 0]) => [{ value, unit: 'N-cm' }],
  ],
  [new RegExp(`(?<![\\da-z.])${figure}${degrees}`, 'g'), ([value = 0]) => [{ value, unit: '°' }]],
  [
    new RegExp(`${across}${said}${figure}(?:${millimeters}|${end})`, 'g'),
    ([value = 0]) => [{ value, unit: 'mm', role: 'across' }],
  ],
  [
    new RegExp(`${along}${said}(\\d{1,3}(?:\\.\\d+)?)(?:${millimeters}|${end})`, 'g'),
    ([value = 0]) => [{ value, unit: 'mm', role: 'along' }],
  ],
  [
    new RegExp(`(?<![\\da-z.])${figure}${millimeters}`, 'g'),
    ([value = 0]) => [{ value, unit: 'mm' }],
  ],
  // Four digits in a row belong to a SKU.
  [/(?<![\da-z.-])(\d{1,3}(?:\.\d+)?)(?![\da-z-]|\.\d)/g, ([value = 0]) => [{ value }]],
];

/**
 * Extracts sizes; `rest` is the remaining text. While the customer is typing, the last number may
 * be incomplete, and a single number may be the first of a pair.
 */
export function extractMeasures(
  text: string,
  isUnfinished = false,
): { measures: Measure[]; rest: string } {
  const measures: Measure[] = [];
  let rest = text;
  for (const [spelling, read] of spellings) {
    for (const match of rest.matchAll(spelling)) {
      const [whole, ...figures] = match;
      const found = read(figures.map(Number));
      const last = found.at(-1);
      const after = rest.slice(match.index + whole.length);
      if (isUnfinished && last && /\d$/.test(whole)) {
        if (/^[.,]?$/.test(after)) last.prefix = figures.at(-1) + after.replace(',', '.');
        if (found.length === 1 && !last.unit) last.place = 0;
      }
      measures.push(...found);
    }
    rest = rest.replace(spelling, ' ');
  }
  return { measures, rest };
}

const hasPrefix = (value: number, begun: string) =>
  String(value).startsWith(begun) || value.toFixed(1).startsWith(begun);

const acrossLabels: ReadonlySet<DimensionLabel> = new Set(['Diameter', 'Tip diameter', 'Width']);
const positionWeights = [3, 2.5, 1.5];

export function matchMeasure(dimensions: readonly Dimension[], wanted: Measure): number {
  return Math.max(
    0,
    ...dimensions.map(({ value, unit, label }, index) => {
      const isSame = value === wanted.value;
      const isPrefix = wanted.prefix !== undefined && hasPrefix(value, wanted.prefix);
      // SKUs give diameters in tenths, so `45 x 10` means 4.5 × 10 mm.
      const isInTenths = wanted.place === 0 && wanted.value >= 20 && value * 10 === wanted.value;
      if (!isSame && !isPrefix && !isInTenths) return 0;
      if (wanted.unit && wanted.unit !== unit) return 0;
      if (wanted.role && acrossLabels.has(label) !== (wanted.role === 'across')) return 0;
      const inPlace = wanted.place === index ? 1 : 0;
      return (positionWeights[index] ?? 1) + inPlace;
    }),
  );
}
