import type { Product } from '../catalogue/product.ts';
import { type DimensionLabel, findSize } from '../catalogue/sizes/dimensions.ts';

type RuleSource =
  | { sku: string; words: string }
  | { specification: '§9 Sub-categories'; words: string };

/** Rules depend only on sizes, so parts with the same sizes can share a result. */
export type Sized = Pick<Product, 'dimensions'>;

/** Applies in both directions. Every rule needs a documented source. */
export interface FitRule {
  source: RuleSource;
  part: (product: Product) => boolean;
  fits: (other: Product, part: Sized) => boolean;
}

type Condition = (product: Product) => boolean;

const size = (part: Sized, label: DimensionLabel) => findSize(part, label)?.value;
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

/**
 * An analog copies the implant's head, so its width is the platform width for that implant
 * diameter.
 */
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

type Fits = FitRule['fits'];

const isSameSize =
  (isOther: Condition, label: DimensionLabel): Fits =>
  (other, part) =>
    isOther(other) && size(other, label) === size(part, label);

const solidAbutments: FitRule = {
  source: { specification: '§9 Sub-categories', words: 'Solid abutments by diameter' },
  part: implant,
  fits: isSameSize(isSolidAbutment, 'Diameter'),
};

const drill =
  (isDrill: Condition): Fits =>
  (other, part) =>
    isDrill(other) && (size(other, 'Diameter') ?? 0) <= (size(part, 'Diameter') ?? 0);

const wideImplantOf6Or8: Condition = (product) =>
  implantOf(5.5)(product) && implantOfLength(6, 8)(product);
const hasTightening: Condition = (product) => size(product, 'Tightening torque') !== undefined;
const isDrivenByHex: Condition = (product) =>
  inCategory('Healing Caps')(product) || hasTightening(product);
const clipsOntoDriver: Condition = (product) => isStop(product) || product.sku === 'TGH';
const isSleeve = oneOf('TSS', 'TSM', 'TSF');
const isTitachPart: Condition = (product) => isTitachCap(product) || isSleeve(product);

const described: readonly [sku: string, words: string, part: Condition, fits: Fits][] = [
  ['RA35', 'brings a narrow implant back into use', implantOf(3.5), oneOf('RA35')],
  ['RA45', 'for a standard implant whose connection', implantOf(4.5), oneOf('RA45')],
  ['CS28', 'closes the implant under the gum', implant, isFamily('CS')],
  ['ARS', 'Frees a solid abutment', isSolidAbutment, inSubCategory('Abutment Remover')],

  ['PD2030', 'Opens the site and sets its axis', implant, drill(inSubCategory('Pilot'))],
  ['CD2330', 'core of a narrow site', implantOf(3.5), drill(inSubCategory('Core Narrow'))],
  ['CD2630', 'core of a standard site', implantOf(4.5), drill(inSubCategory('Core Standard'))],
  ['CD3030', 'core of a wide site', implantOf(5.5), drill(inSubCategory('Core Wide'))],
  ['HD35S', 'head of a 3.5 mm implant', implantOf(3.5), drill(inSubCategory('Head Narrow'))],
  ['HD45S', 'site of a 4.5 mm implant', implantOf(4.5), drill(inSubCategory('Head Standard'))],
  ['HD55S', 'for the 5.5 mm implant', implantOf(5.5), drill(inSubCategory('Head Wide 5.1 mm'))],
  [
    'HD45SX',
    'xshort or short implant, 6 and 8 mm, at 4.1 mm',
    implantOfLength(6, 8),
    drill(oneOf('HD45SX', 'HD55WX')),
  ],
  ['ID5.1S', 'wide implants of 6 and 8 mm', wideImplantOf6Or8, drill(isFamily('ID'))],

  ['TGS06', 'for xshort implants', implantOfLength(6), oneOf('TGS06')],
  ['TGS08', 'the depth of a short implant', implantOfLength(8), oneOf('TGS08')],
  ['TGS10', 'for medium implants', implantOfLength(10), oneOf('TGS10')],
  ['TGS12', 'for long implants', implantOfLength(12), oneOf('TGS12')],
  ['TGS14', 'for xlong implants', implantOfLength(14), oneOf('TGS14')],

  ['RDS', 'Seats an implant with the ratchet', implant, inSubCategory('Ratchet Implant Drivers')],
  ['SCM', 'Holds the implant with a click', implant, inSubCategory('Secure Click Implant Drivers')],
  ['TW100', 'Wrench for placing implants', implant, oneOf('TW100')],
  [
    'RHS',
    'turns cover screws, healing caps and prosthetic screws',
    isDrivenByHex,
    inSubCategory('Ratchet Hex Drivers'),
  ],
  ['TW35', 'Wrench for prosthetic screws', hasTightening, oneOf('TW35')],
  [
    'PG15',
    'whether a 15° abutment will bring the crown into line',
    inCategory('Angled Abutments'),
    isSameSize(isParallelGuide, 'Angle'),
  ],
  ['DE15', 'Lengthens any latch drill', inCategory('Drills'), oneOf('DE15')],
  ['TGS06', 'clips onto the TurboGuide driver', oneOf('TGD'), clipsOntoDriver],
  ['SL23', 'matching the narrow core drill', oneOf('SL23'), inSubCategory('Core Narrow')],

  ['TSS', 'between abutment and cap', isFamily('TA'), isTitachPart],
  ['TSS', 'sits in the Titach cap', isTitachCap, isSleeve],
  ['FRC48', 'seats over a unibutment', isFridgeCap, isFamily('FRU')],
  ['FRB15S', 'it takes the Fridge caps', isFamily('FRB'), isFamily('FRC', 'FRA')],
  ['FRH48', 'covers a Fridge cap', isFamily('FRH'), isSameSize(isFridgeCap, 'Diameter')],
];

/** Rules only say which parts fit together. They never recommend a treatment. */
export const fitRules: readonly FitRule[] = [
  ...platforms,
  solidAbutments,
  ...described.map(([sku, words, part, fits]) => ({ source: { sku, words }, part, fits })),
];
