import type { Product } from '../catalogue/product.ts';
import type { DimensionLabel } from '../catalogue/sizes/dimensions.ts';

type RuleSource =
  | { sku: string; words: string }
  | { specification: '§9 Sub-categories'; words: string };

/** Rules only depend on sizes, so parts of the same sizes can share a result. */
export type Sized = Pick<Product, 'dimensions'>;

/** Applies in both directions. Combinations without a documented source have no rule. */
export interface FitRule {
  source: RuleSource;
  part: (product: Product) => boolean;
  fits: (other: Product, part: Sized) => boolean;
}

type Condition = (product: Product) => boolean;

const size = ({ dimensions }: Sized, label: DimensionLabel): number | undefined =>
  dimensions.find((each) => each.label === label)?.value;
const has = (product: Product, label: DimensionLabel) => size(product, label) !== undefined;
const inCategory =
  (...names: readonly string[]): Condition =>
  ({ category }) =>
    names.includes(category);
const inSubCategory =
  (...names: readonly string[]): Condition =>
  ({ subCategory }) =>
    names.includes(subCategory);
function isFamily(...codes: readonly string[]): Condition {
  const skuOfFamily = new RegExp(`^(${codes.join('|')})\\d`);
  return ({ sku }) => skuOfFamily.test(sku);
}
const oneOf =
  (...skus: readonly string[]): Condition =>
  ({ sku }) =>
    skus.includes(sku);

const implant = inCategory('Implants');
const implantOf =
  (diameter: number): Condition =>
  (product) =>
    implant(product) && size(product, 'Diameter') === diameter;
const implantOfLength =
  (...lengths: readonly number[]): Condition =>
  (product) =>
    implant(product) && lengths.includes(size(product, 'Length') ?? 0);

const isCapOrContoured = isFamily('HC', 'CA');
const isSolidAbutment = isFamily('SA');
const isFridgeCap = isFamily('FRC');
const isStop = isFamily('TGS');
const isParallelGuide = isFamily('PG');
const isTitachCap = isFamily('TC');

const onPlatform: Condition = (product) =>
  isCapOrContoured(product) ||
  inSubCategory('Platform Abutments')(product) ||
  inCategory('Impression Prosthetics')(product);

/** An analog copies the implant's head, so it documents the platform width for each diameter. */
const platforms = [
  { diameter: 3.5, platform: 4.1, sku: 'IA41', words: 'copy of the narrow implant head' },
  { diameter: 4.5, platform: 4.8, sku: 'IA48', words: 'Stands for the standard implant' },
  { diameter: 5.5, platform: 6.5, sku: 'IA65', words: 'analog of the wide implant head' },
].map(
  ({ diameter, platform, ...source }): FitRule => ({
    source,
    part: implantOf(diameter),
    fits: (other) => onPlatform(other) && size(other, 'Diameter') === platform,
  }),
);

const abutments: FitRule[] = [
  {
    source: { specification: '§9 Sub-categories', words: 'Solid abutments by diameter' },
    part: implant,
    fits: (other, part) =>
      isSolidAbutment(other) && size(other, 'Diameter') === size(part, 'Diameter'),
  },
  {
    source: { sku: 'RA35', words: 'brings a narrow implant back into use' },
    part: implantOf(3.5),
    fits: oneOf('RA35'),
  },
  {
    source: { sku: 'RA45', words: 'for a standard implant whose connection' },
    part: implantOf(4.5),
    fits: oneOf('RA45'),
  },
  {
    source: { sku: 'CS28', words: 'closes the implant under the gum' },
    part: implant,
    fits: isFamily('CS'),
  },
  {
    source: { sku: 'ARS', words: 'Frees a solid abutment' },
    part: isSolidAbutment,
    fits: inSubCategory('Abutment Remover'),
  },
];

const drills = [
  ['PD2030', 'Opens the site and sets its axis', implant, inSubCategory('Pilot')],
  ['CD2330', 'core of a narrow site', implantOf(3.5), inSubCategory('Core Narrow')],
  ['CD2630', 'core of a standard site', implantOf(4.5), inSubCategory('Core Standard')],
  ['CD3030', 'core of a wide site', implantOf(5.5), inSubCategory('Core Wide')],
  ['HD35S', 'head of a 3.5 mm implant', implantOf(3.5), inSubCategory('Head Narrow')],
  ['HD45S', 'site of a 4.5 mm implant', implantOf(4.5), inSubCategory('Head Standard')],
  ['HD55S', 'for the 5.5 mm implant', implantOf(5.5), inSubCategory('Head Wide 5.1 mm')],
  [
    'HD45SX',
    'xshort or short implant, 6 and 8 mm, at 4.1 mm',
    implantOfLength(6, 8),
    oneOf('HD45SX', 'HD55WX'),
  ],
  [
    'ID5.1S',
    'wide implants of 6 and 8 mm',
    (product: Product) => implantOf(5.5)(product) && implantOfLength(6, 8)(product),
    isFamily('ID'),
  ],
] as const;

const drillRules = drills.map(
  ([sku, words, part, isDrill]): FitRule => ({
    source: { sku, words },
    part,
    // A drill is never wider than the implant for its site.
    fits: (other, each) =>
      isDrill(other) && (size(other, 'Diameter') ?? 0) <= (size(each, 'Diameter') ?? 0),
  }),
);

const stopRules = [
  { sku: 'TGS06', words: 'for xshort implants', length: 6 },
  { sku: 'TGS08', words: 'the depth of a short implant', length: 8 },
  { sku: 'TGS10', words: 'for medium implants', length: 10 },
  { sku: 'TGS12', words: 'for long implants', length: 12 },
  { sku: 'TGS14', words: 'for xlong implants', length: 14 },
].map(
  ({ length, ...source }): FitRule => ({
    source,
    part: implantOfLength(length),
    fits: oneOf(source.sku),
  }),
);

const tools: FitRule[] = [
  {
    source: { sku: 'RDS', words: 'Seats an implant with the ratchet' },
    part: implant,
    fits: inSubCategory('Ratchet Implant Drivers'),
  },
  {
    source: { sku: 'SCM', words: 'Holds the implant with a click' },
    part: implant,
    fits: inSubCategory('Secure Click Implant Drivers'),
  },
  {
    source: { sku: 'TW100', words: 'Wrench for placing implants' },
    part: implant,
    fits: oneOf('TW100'),
  },
  {
    source: { sku: 'RHS', words: 'turns cover screws, healing caps and prosthetic screws' },
    part: (product) => inCategory('Healing Caps')(product) || has(product, 'Tightening torque'),
    fits: inSubCategory('Ratchet Hex Drivers'),
  },
  {
    source: { sku: 'TW35', words: 'Wrench for prosthetic screws' },
    part: (product) => has(product, 'Tightening torque'),
    fits: oneOf('TW35'),
  },
  {
    source: { sku: 'PG15', words: 'whether a 15° abutment will bring the crown into line' },
    part: inCategory('Angled Abutments'),
    fits: (other, part) => isParallelGuide(other) && size(other, 'Angle') === size(part, 'Angle'),
  },
  {
    source: { sku: 'DE15', words: 'Lengthens any latch drill' },
    part: inCategory('Drills'),
    fits: oneOf('DE15'),
  },
  {
    source: { sku: 'TGS06', words: 'clips onto the TurboGuide driver' },
    part: oneOf('TGD'),
    fits: (other) => isStop(other) || other.sku === 'TGH',
  },
  {
    source: { sku: 'SL23', words: 'matching the narrow core drill' },
    part: oneOf('SL23'),
    fits: inSubCategory('Core Narrow'),
  },
];

const systems: FitRule[] = [
  {
    source: { sku: 'TSS', words: 'between abutment and cap' },
    part: isFamily('TA'),
    fits: (other) => isTitachCap(other) || oneOf('TSS', 'TSM', 'TSF')(other),
  },
  {
    source: { sku: 'TSS', words: 'sits in the Titach cap' },
    part: isTitachCap,
    fits: oneOf('TSS', 'TSM', 'TSF'),
  },
  {
    source: { sku: 'FRC48', words: 'seats over a unibutment' },
    part: isFridgeCap,
    fits: isFamily('FRU'),
  },
  {
    source: { sku: 'FRB15S', words: 'it takes the Fridge caps' },
    part: isFamily('FRB'),
    fits: isFamily('FRC', 'FRA'),
  },
  {
    source: { sku: 'FRH48', words: 'covers a Fridge cap' },
    part: isFamily('FRH'),
    fits: (other, part) => isFridgeCap(other) && size(other, 'Diameter') === size(part, 'Diameter'),
  },
];

/** Rules describe what fits, never what to use in a patient. */
export const fitRules: readonly FitRule[] = [
  ...platforms,
  ...abutments,
  ...drillRules,
  ...stopRules,
  ...tools,
  ...systems,
];
