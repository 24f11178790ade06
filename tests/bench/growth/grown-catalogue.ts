import { generalSubCategory } from '@dental-shop/domain/catalogue/listing/products-by-sub-category';
import type { CatalogueRow } from '@dental-shop/domain/catalogue/sheet/row';
import type { CatalogueTranslation } from '@dental-shop/domain/catalogue/translation/catalogue-text';

export interface CatalogueFile {
  rows: readonly CatalogueRow[];
  translation: CatalogueTranslation;
}

const syllables = ['Al', 'Bo', 'Ce', 'Do', 'Fi', 'Ga', 'Lu', 'Ne', 'Or', 'Ti'];
const endings = ['dan', 'lex', 'mar', 'nor', 'ris', 'sol', 'tek', 'vin', 'wen', 'zar'];

/** Each line's name adds a word to the search index. */
function lineName(line: number): string {
  const [first, last] = [line % syllables.length, Math.floor(line / syllables.length)];
  const turn = Math.floor(last / endings.length);
  return `${syllables[first]}${endings[last % endings.length]}${turn > 0 ? turn : ''}`;
}

/** For example, replacing 2.5 mm doesn't change 12.5 mm. */
function withLength(text: string, length: string, grown: string): string {
  return text.replaceAll(`${length} mm`, (found, at: number) =>
    /[\d.]/.test(text[at - 1] ?? '') ? found : `${grown} mm`,
  );
}

function resized(description: string, line: number): (text: string) => string {
  const [, length] = /^Length: ([\d.]+) mm$/m.exec(description) ?? [];
  if (length === undefined) return (text) => text;
  const grown = String(Math.round(Number(length) * 100 + (line % 40) * 5) / 100);
  return (text) => withLength(text, length, grown);
}

/** Varies the price, because products with the same price may be merged as sizes of one product. */
const priced = (price: string, line: number): string =>
  price.replace(/^\$(\d+)/, (_, dollars: string) => `$${Number(dollars) + (line % 7)}`);

/** Only a category's first row may contain the category columns. */
function rowOfLine(row: CatalogueRow, line: number): CatalogueRow {
  const name = lineName(line);
  const resize = resized(row.Description, line);
  return {
    ...row,
    'Main Category Button': '',
    'Category Info Page': '',
    'Main Category Thumbnail': '',
    'sub Category': `${row['sub Category'].trim() || generalSubCategory} ${name}`,
    Name: `${name} ${resize(row.Name)}`,
    Price: priced(row.Price, line),
    'Kit Contents': row['Kit Contents'].replace(/(?<=^|, )[^\s,]+(?=,| x |$)/g, `$&-${name}`),
    Description: resize(row.Description),
    SKU: `${row.SKU}-${name}`,
    GTIN: '',
  };
}

/**
 * The shop's own products, then generated product lines. These have their own names, SKUs, sizes, prices, and
 * subcategories but reuse the drawings. The same number always gives the same catalogue.
 */
export function grownCatalogue(sheet: CatalogueFile, count: number): CatalogueFile {
  const rows = [...sheet.rows];
  const products = { ...sheet.translation.products };
  const subCategories = { ...sheet.translation.subCategories };
  // Leaves out kits, because the last line may be cut off and lack some of their parts.
  const parts = sheet.rows.filter((row) => row['Kit Contents'] === '');
  for (let line = 1; rows.length < count; line += 1) {
    const isWhole = rows.length + sheet.rows.length <= count;
    for (const row of (isWhole ? sheet.rows : parts).slice(0, count - rows.length)) {
      const made = rowOfLine(row, line);
      rows.push(made);
      const own = row['sub Category'].trim() || generalSubCategory;
      const translated = sheet.translation.products[String(row.SKU)];
      if (!translated) throw new Error(`${row.SKU} has no translation.`);
      const resize = resized(row.Description, line);
      const name = lineName(line);
      products[String(made.SKU)] = {
        name: `${name} ${resize(translated.name)}`,
        description: resize(translated.description),
      };
      subCategories[made['sub Category']] =
        `${sheet.translation.subCategories[own] ?? own} ${name}`;
    }
  }
  const { categories } = sheet.translation;
  return { rows, translation: { products, categories, subCategories } };
}
