import * as z from 'zod';
import { generalSubCategory } from '../listing/products-by-sub-category.ts';
import type { Product } from '../product.ts';
import type { Catalogue } from '../sheet/load-catalogue.ts';
import type { CatalogueTranslation } from './catalogue-text.ts';
import { TranslationError } from './translation-error.ts';

const text = z.string().trim().min(1, 'is missing');

const translationSchema = z.strictObject({
  products: z.record(text, z.strictObject({ name: text, description: text })),
  categories: z.record(text, z.strictObject({ name: text, button: z.exactOptional(text) })),
  subCategories: z.record(text, text),
});

/** Every figure of a text, sorted: a translation may put them in another order. */
function figuresOf(text: string): string {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).sort().join(' ');
}

function checkFigures(entry: string, original: string, translated: string): void {
  const [wanted, found] = [figuresOf(original), figuresOf(translated)];
  if (wanted !== found) {
    throw new TranslationError(entry, `figures '${found}' where the sheet has '${wanted}'`);
  }
}

function checkNames(
  kind: string,
  wanted: ReadonlySet<string>,
  translated: Readonly<Record<string, unknown>>,
): void {
  for (const name of wanted) {
    if (!Object.hasOwn(translated, name)) throw new TranslationError(`${kind} ${name}`, 'missing');
  }
  const superfluous = Object.keys(translated).find((name) => !wanted.has(name));
  if (superfluous !== undefined) {
    throw new TranslationError(`${kind} ${superfluous}`, 'the sheet has no such entry');
  }
}

function checkProduct(product: Product, translated: CatalogueTranslation['products'][string]) {
  const entry = `SKU ${product.sku}`;
  checkFigures(entry, product.name, translated.name);
  checkFigures(entry, product.description, translated.description);
  if (translated.description === product.description) {
    throw new TranslationError(entry, 'the description is still the English one');
  }
}

/**
 * Reads a translation of the whole catalogue, hidden entries included. Throws a TranslationError
 * where an entry is missing, is of nothing in the sheet, or gives other figures than the sheet: a
 * dentist must not read another torque limit in another language.
 */
export function loadTranslation(catalogue: Catalogue, value: unknown): CatalogueTranslation {
  const result = translationSchema.safeParse(value);
  if (!result.success) {
    const { path = [], message = '' } = result.error.issues[0] ?? {};
    throw new TranslationError(path.join('.'), message);
  }
  const { products, categories } = catalogue;
  const translation = result.data;
  checkNames('SKU', new Set(products.map(({ sku }) => sku)), translation.products);
  checkNames('category', new Set(categories.map(({ name }) => name)), translation.categories);
  const subCategories = products.map(({ subCategory }) => subCategory || generalSubCategory);
  checkNames('sub-category', new Set(subCategories), translation.subCategories);
  for (const product of products) {
    const translated = translation.products[product.sku];
    if (translated) checkProduct(product, translated);
  }
  for (const { name, button } of categories) {
    const hasButton = translation.categories[name]?.button !== undefined;
    if (hasButton !== (button !== undefined)) {
      throw new TranslationError(
        `category ${name}`,
        hasButton ? 'a button that the sheet does not have' : 'its button is missing',
      );
    }
  }
  for (const [name, translated] of Object.entries(translation.subCategories)) {
    checkFigures(`sub-category ${name}`, name, translated);
  }
  return translation;
}
