import { hasPicture } from '../../pictures/known-pictures.ts';
import { generalSubCategory } from '../listing/products-by-sub-category.ts';
import type { Product } from '../product.ts';
import { type Catalogue, loadCatalogue } from '../sheet/load-catalogue.ts';
import { catalogueRow } from '../sheet/row-fixture.ts';
import { loadTranslation } from '../translation/load-translation.ts';
import { fixtureSheet } from './fixture-sheet.ts';

type Row = Record<string, unknown>;

const gtins: Readonly<Record<string, string>> = { I4510: '9520000000103', CS28: '9520000000110' };

/** A translation must contain the numbers of the English name. */
function inSpanish(words: string, name: string): string {
  const figures = name.search(/\d/);
  return figures < 0 ? words : `${words} ${name.slice(figures)}`;
}

function readFixture() {
  const rows: Row[] = [];
  const products: Record<string, { name: string; description: string }> = {};
  const categories: Record<string, { name: string; button?: string }> = {};
  const subCategories: Record<string, string> = { [generalSubCategory]: generalSubCategory };
  let firstCells: Row = {};
  let category: readonly string[] = [];
  let group: readonly string[] = [];
  for (const line of fixtureSheet.split('\n').filter(Boolean)) {
    const cells = line.replace(/^(==|--) /, '').split(' | ');
    if (line.startsWith('== ')) {
      category = cells;
      const [name = '', spanishName = '', infoPage = ''] = cells;
      const isHidden = infoPage === 'hidden';
      categories[name] = {
        name: spanishName,
        ...(!isHidden && { button: `Más sobre ${spanishName}` }),
      };
      firstCells = isHidden
        ? {}
        : { 'Main Category Button': `More about ${name}`, 'Category Info Page': infoPage };
    } else if (line.startsWith('-- ')) {
      group = cells;
    } else {
      const [sku = '', name = '', dimensions] = cells;
      const [subCategory = '', price, spanishKind = '', shared] = group;
      subCategories[subCategory] ??= inSpanish(spanishKind, subCategory);
      products[sku] = { name: inSpanish(spanishKind, name), description: `Acerca de ${name}.` };
      const lines = [dimensions, shared].filter(Boolean).join(', ').replaceAll(', ', '\n');
      rows.push(
        catalogueRow({
          'Main Category': category[0],
          ...firstCells,
          hidden: category[2] === 'hidden' ? 'TRUE' : '',
          'sub Category': subCategory === generalSubCategory ? '' : subCategory,
          Name: name,
          Price: price === '-' ? '' : price,
          Description: `About the ${name}.\n\n${lines}`,
          SKU: sku,
          GTIN: gtins[sku] ?? '',
          'Lot Tracked': category[0] === 'Implants' ? 'TRUE' : '',
          'thumbnail Photo Name': `${sku}-thumbnail.svg`,
          'Product Pictures': `${sku}.svg`,
        }),
      );
      firstCells = {};
    }
  }
  return { rows, spanish: { products, categories, subCategories } };
}

const fixture = readFixture();

export const fixtureRows: readonly Row[] = fixture.rows;

export const fixtureCatalogue: Catalogue = loadCatalogue(fixture.rows, { hasPicture });
export const fixtureSpanish = loadTranslation(fixtureCatalogue, fixture.spanish);

export function fixtureProduct(sku: string): Product {
  const product = fixtureCatalogue.productBySku.get(sku.toLowerCase());
  if (!product) throw new Error(`The fixture catalogue has no ${sku}.`);
  return product;
}
