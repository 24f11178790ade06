import { catalogue } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { formatDimension } from '../../catalogue/sizes/dimensions.ts';
import { spanish } from '../../catalogue/spanish.ts';
import { catalogueText } from '../../catalogue/translation/catalogue-text.ts';
import { visibleEntries } from '../../catalogue/visible-entries.ts';
import { familyOfSku } from '../../pictures/family-of-sku.ts';
import { misspell, mistypeSku } from './mistakes.ts';
import { tradeWords } from './trade-words.ts';

/** Expected products come from the catalogue, never from a search. */
export interface TestQuery {
  kind: 'SKU' | 'size' | 'name' | 'trade word';
  text: string;
  isMisspelled: boolean;
  isMeant: (product: Product) => boolean;
}

const products = visibleEntries(catalogue.products);
const names = [catalogueText(), catalogueText(spanish)] as const;
const compact = (sku: string) => sku.toLowerCase().replace('.', '');
const skus = new Set(products.map(({ sku }) => compact(sku)));

function spread(from: readonly Product[], count: number): Product[] {
  return Array.from({ length: count }, (_, index) => {
    const product = from[Math.floor((index * from.length) / count)];
    if (!product) throw new Error('There are too few products.');
    return product;
  });
}

function bothWays(
  kind: TestQuery['kind'],
  right: string,
  wrong: string,
  isMeant: TestQuery['isMeant'],
) {
  return [
    { kind, text: right, isMisspelled: false, isMeant },
    { kind, text: wrong, isMisspelled: true, isMeant },
  ];
}

export const skuSpellings: readonly ((sku: string) => string)[] = [
  (sku) => sku,
  (sku) => compact(sku),
  (sku) => sku.replace(/(?<=[A-Z])(?=\d)/, '-'),
  (sku) => sku.toLowerCase().replace(/(?<=[a-z])(?=\d)/, ' '),
  (sku) => sku.replace(/(\d\d)$/, '.$1'),
];

const skuQueries = spread(products, 50).flatMap(({ sku }, index) =>
  bothWays(
    'SKU',
    skuSpellings[index % skuSpellings.length]?.(sku) ?? sku,
    mistypeSku(sku, skus, index),
    (product) => product.sku === sku,
  ),
);

const comma = (value: number) => String(value).replace('.', ',');

const pairSpellings: readonly ((first: number, second: number) => string)[] = [
  (a, b) => `${a}x${b}`,
  (a, b) => `${comma(a)} x ${b}`,
  (a, b) => `${a} × ${b} mm`,
  (a, b) => `${a}mm x ${b}mm`,
  (a, b) => `${Number.isInteger(a) ? a.toFixed(1) : a}*${b}`,
  (a, b) => `${comma(a)} por ${b}`,
  (a, b) => `${a} by ${b} mm`,
  (a, b) => `Ø${a} x ${b}`,
  (a, b) => `Ø ${comma(a)} L ${b}`,
  (a, b) => `d${a} l${b}`,
];

const oneSpelling = {
  mm: [(value: number) => `${value}mm`, (value: number) => `${comma(value)} mm`],
  '°': [
    (value: number) => `${value} degree`,
    (value: number) => `${value} grados`,
    (value: number) => `${value}°`,
  ],
  'N-cm': [(value: number) => `${value} Ncm`, (value: number) => `${value} N·cm`],
  rpm: [],
  pieces: [],
} as const;

export function sizeTexts({ dimensions: [first, second] }: Product): string[] {
  if (!first) return [];
  if (first.unit === 'mm' && second?.unit === 'mm') {
    const count = /diameter/i.test(first.label) ? pairSpellings.length : pairSpellings.length - 3;
    return pairSpellings.slice(0, count).map((spell) => spell(first.value, second.value));
  }
  const spellings = oneSpelling[first.unit].map((spell) => spell(first.value));
  return spellings.length > 0 ? spellings : [formatDimension(first)];
}

function sizeText(product: Product, index: number): string {
  const texts = sizeTexts(product);
  const text = texts[index % texts.length];
  if (text === undefined) throw new Error('The product has no size.');
  return text;
}

function isOfSize(product: Product, { dimensions: [first, second] }: Product): boolean {
  const has = (wanted: typeof first) =>
    product.dimensions.some(({ value, unit }) => value === wanted?.value && unit === wanted.unit);
  return has(first) && (first?.unit !== 'mm' || second?.unit !== 'mm' || has(second));
}

const sized = products.filter(({ category }) => !/Kits|SimpleLift/.test(category));

const sizeQueries = spread(sized, 50).flatMap((meant, index) => {
  const category = names[index % 2]?.categoryName(meant.category) ?? '';
  const [alone, after] = [sizeText(meant, index), sizeText(meant, index + 1)];
  return [
    {
      kind: 'size' as const,
      text: alone,
      isMisspelled: false,
      isMeant: (product: Product) => isOfSize(product, meant),
    },
    {
      kind: 'size' as const,
      text: `${misspell(category, index)} ${after}`,
      isMisspelled: true,
      isMeant: (product: Product) =>
        isOfSize(product, meant) && product.category === meant.category,
    },
  ];
});

const nameQueries = spread(products, 50).flatMap((meant, index) => {
  const name = names[index % 2]?.productName(meant) ?? '';
  return bothWays('name', name, misspell(name, index), ({ sku }) => sku === meant.sku);
});

export const visibleTradeWords = tradeWords.filter(([, ...families]) =>
  products.some(({ sku }) => families.some((family) => family === familyOfSku(sku))),
);

const tradeQueries = visibleTradeWords.flatMap(([text, ...families], index) =>
  bothWays('trade word', text, misspell(text, index), ({ sku }) => {
    const family = familyOfSku(sku);
    return family !== undefined && families.includes(family);
  }),
);

export const testQueries: readonly TestQuery[] = [
  ...skuQueries,
  ...sizeQueries,
  ...nameQueries,
  ...tradeQueries,
];
