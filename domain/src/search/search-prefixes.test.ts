import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { formatDimension } from '../catalogue/sizes/dimensions.ts';
import { spanish } from '../catalogue/spanish.ts';
import { catalogueText } from '../catalogue/translation/catalogue-text.ts';
import { visibleEntries } from '../catalogue/visible-entries.ts';
import { createSearch } from './search.ts';
import { buildSearchIndex } from './search-index.ts';
import { sizeTexts, skuSpellings, visibleTradeWords } from './testing/queries.ts';

const search = createSearch(buildSearchIndex(catalogue.products, spanish));
const products = visibleEntries(catalogue.products);
const [english, inSpanish] = [catalogueText(), catalogueText(spanish)];

function prefixesOf(texts: readonly string[]): string[] {
  const prefixes = texts.flatMap((text) =>
    Array.from(text, (_, index) => text.slice(0, index + 1)).slice(1),
  );
  return [...new Set(prefixes)].filter((prefix) => /[\p{L}\d]/u.test(prefix));
}

it.each<[string, string[]]>([
  ['SKU', products.flatMap(({ sku }) => skuSpellings.map((spell) => spell(sku)))],
  ['English name', products.map(english.productName)],
  ['Spanish name', products.map(inSpanish.productName)],
  ['size', products.flatMap(sizeTexts)],
  [
    'single dimension',
    products.flatMap(({ dimensions }) =>
      dimensions.filter(({ unit }) => unit !== 'pieces').map(formatDimension),
    ),
  ],
  [
    'size after a category',
    products.flatMap((product) =>
      sizeTexts(product)
        .slice(0, 2)
        .map((size) => `${english.categoryName(product.category)} ${size}`),
    ),
  ],
  [
    'size before a category',
    products.flatMap((product) =>
      sizeTexts(product)
        .slice(0, 2)
        .map((size) => `${size} ${inSpanish.categoryName(product.category)}`),
    ),
  ],
  ['trade word', visibleTradeWords.map(([word]) => word)],
  [
    'size with its label',
    [
      'diameter 4.5',
      'diámetro: 4,5 mm',
      'dia. 4.5',
      'length of 12',
      'longitud de 10 milímetros',
      'altura 4',
      'angle of 25 degrees',
      '80 N-cm',
      '100 N cm',
    ],
  ],
])(
  'finds products for every prefix of every %s',
  (_kind, texts) => {
    const misses = prefixesOf(texts).filter((prefix) => !search(prefix).isMatch);
    expect(misses).toEqual([]);
  },
  60_000,
);
