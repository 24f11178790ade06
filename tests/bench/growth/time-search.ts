import { loadCatalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import { loadTranslation } from '@dental-shop/domain/catalogue/translation/load-translation';
import { hasPicture } from '@dental-shop/domain/pictures/known-pictures';
import { createSearch } from '@dental-shop/domain/search/search';
import { buildSearchIndex } from '@dental-shop/domain/search/search-index';
import { percentile } from '../percentile.ts';
import type { CatalogueFile } from './grown-catalogue.ts';

const queries = [
  'i4510',
  'id5.1s',
  'i451o',
  'cover screw',
  'implnat 4.5 x 10',
  'fresa 3,2',
  'abutment 15 degrees',
  'xqzwv',
];

const keys = queries.flatMap((text) =>
  Array.from(text, (_, index) => text.slice(0, index + 1).trim()),
);
const repetitions = 5;

/** Search times per keystroke in ms. */
export function timeSearch({ rows, translation }: CatalogueFile): {
  median: number;
  slowest: number;
} {
  const catalogue = loadCatalogue(rows, { hasPicture });
  const spanish = loadTranslation(catalogue, translation);
  const search = createSearch(buildSearchIndex(catalogue.products, spanish));
  const times = keys.map((text) => {
    const each = Array.from({ length: repetitions }, () => {
      const start = performance.now();
      search(text);
      return performance.now() - start;
    });
    return percentile(each, 0.5);
  });
  return { median: percentile(times, 0.5), slowest: Math.max(...times) };
}
