import type { Dimension, DimensionLabel } from '../catalogue/sizes/dimensions.ts';

type Unit = Dimension['unit'];

/** A figure that somebody looks for, with what they say about it. */
export interface Measure {
  value: number;
  /** Absent for a figure alone. */
  unit?: Unit;
  /** Whether it was said to be across the part, or along it. */
  role?: 'across' | 'along';
  /** Its place in a size such as `4.5 x 10`. */
  place?: 0 | 1;
  /** The figure as typed so far, if more of it may follow: `1` on the way to `10`. */
  begun?: string;
}

const figure = '(\\d+(?:\\.\\d+)?)';
const millimeters = '(?:\\s*(?:mm|mils?|millimet(?:er|re)s?|milimetros?)(?![a-z]))';
const degrees = '\\s*(?:[°º˚]|deg(?:ree)?s?\\b\\.?|grados?\\b)';
const times = '\\s*(?:[x×*]|by|por)\\s*';
const across = '(?:[ø⌀]|\\bdia(?:m(?:et(?:er|re|ro))?)?\\b\\.?|\\bd\\b|\\bd(?=\\d))';
const along = '(?:\\b(?:length|longitud|height|altura)\\b|\\b[lh]\\b|\\b[lh](?=\\d))';
const said = '\\s*[:=]?\\s*(?:of\\s|de\\s)?\\s*';
/** A figure ends where no letter, no figure and no further decimal follows. */
const end = '(?![\\da-z]|\\.\\d)';

/** The spellings of a size, the longer ones first: what one has read, the next no longer sees. */
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
  // Four figures in a row are part of a SKU.
  [/(?<![\da-z.-])(\d{1,3}(?:\.\d+)?)(?![\da-z-]|\.\d)/g, ([value = 0]) => [{ value }]],
];

/**
 * Reads the sizes out of a plain text, in any of their spellings; `rest` is what was not read. In a text that is still
 * being typed, the last figure may be incomplete, and a single one may be the first of a pair.
 */
export function takeMeasures(
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
        if (/^[.,]?$/.test(after)) last.begun = figures.at(-1) + after.replace(',', '.');
        if (found.length === 1 && !last.unit) last.place = 0;
      }
      measures.push(...found);
    }
    rest = rest.replace(spelling, ' ');
  }
  return { measures, rest };
}

/** Whether a dimension is written with these characters first. */
const beginsWith = (value: number, begun: string) =>
  String(value).startsWith(begun) || value.toFixed(1).startsWith(begun);

const acrossLabels: ReadonlySet<DimensionLabel> = new Set(['Diameter', 'Tip diameter', 'Width']);
/** What listings show of a part, then what else is measured of it. */
const worthOfPlace = [3, 2.5, 1.5];

/** How well a part's dimensions answer to a measure; 0 where none does. */
export function matchMeasure(dimensions: readonly Dimension[], wanted: Measure): number {
  return Math.max(
    0,
    ...dimensions.map(({ value, unit, label }, index) => {
      const isSame = value === wanted.value;
      const isBegun = wanted.begun !== undefined && beginsWith(value, wanted.begun);
      // `45 x 10` is written as SKUs are: diameters in tenths.
      const isInTenths = wanted.place === 0 && wanted.value >= 20 && value * 10 === wanted.value;
      if (!isSame && !isBegun && !isInTenths) return 0;
      if (wanted.unit && wanted.unit !== unit) return 0;
      if (wanted.role && acrossLabels.has(label) !== (wanted.role === 'across')) return 0;
      const inPlace = wanted.place === index ? 1 : 0;
      return (worthOfPlace[index] ?? 1) + inPlace;
    }),
  );
}
