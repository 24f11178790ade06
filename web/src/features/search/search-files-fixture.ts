import { keyDimensions } from '@dental-shop/domain/catalogue/sizes/dimensions';
import {
  fixtureCatalogue,
  fixtureSpanish,
} from '@dental-shop/domain/catalogue/testing/fixture-catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { buildSearchIndex } from '@dental-shop/domain/search/search-index';
import { searchPages } from '../../../build/page-data/search-pages.ts';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';

export const searchFiles: Readonly<Record<string, unknown>> = {
  [catalogueData.searchIndex.url]: buildSearchIndex(fixtureCatalogue.products, fixtureSpanish),
  [catalogueData.searchPages.url]: searchPages(),
  [catalogueData.search.url]: visibleEntries(fixtureCatalogue.products).map((product) => ({
    ...product,
    dimensions: keyDimensions(product),
  })),
};
