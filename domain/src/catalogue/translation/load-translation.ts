import * as z from 'zod';
import type { Category } from '../category.ts';
import { generalSubCategory } from '../listing/products-by-sub-category.ts';
import type { Product } from '../product.ts';
import type { Catalogue } from '../sheet/load-catalogue.ts';
import type { CatalogueTranslation } from './catalogue-text.ts';

const text = z.string().trim().min(1, 'is missing');

const translationSchema = z.strictObject({
  products: z.record(text, z.strictObject({ name: text, description: text })),
  categories: z.record(text, z.strictObject({ name: text, button: z.exactOptional(text) })),
  subCategories: z.record(text, text),
});

export class TranslationError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.map((problem) => `Translation of ${problem}`).join('\n'));
    this.name = 'TranslationError';
  }
}

function numbersIn(text: string): string {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).sort().join(' ');
}

function numberProblems(entry: string, original: string, translated: string): string[] {
  const [wanted, found] = [numbersIn(original), numbersIn(translated)];
  return wanted === found ? [] : [`${entry}: figures '${found}', but the sheet has '${wanted}'`];
}

function nameProblems(
  kind: string,
  wanted: ReadonlySet<string>,
  translated: Readonly<Record<string, unknown>>,
): string[] {
  const missing = [...wanted].filter((name) => !Object.hasOwn(translated, name));
  const unexpected = Object.keys(translated).filter((name) => !wanted.has(name));
  return [
    ...missing.map((name) => `${kind} ${name}: missing`),
    ...unexpected.map((name) => `${kind} ${name}: not in the sheet`),
  ];
}

function productProblems(
  product: Product,
  translated: CatalogueTranslation['products'][string] | undefined,
): string[] {
  if (!translated) return [];
  const entry = `SKU ${product.sku}`;
  return [
    ...numberProblems(entry, product.name, translated.name),
    ...numberProblems(entry, product.description, translated.description),
    ...(translated.description === product.description
      ? [`${entry}: the description is still in English`]
      : []),
  ];
}

function buttonProblems(
  { name, button }: Category,
  translated: CatalogueTranslation['categories'][string] | undefined,
): string[] {
  if (!translated || (translated.button === undefined) === (button === undefined)) return [];
  const reason = button ? 'missing button' : 'button not in the sheet';
  return [`category ${name}: ${reason}`];
}

/**
 * Throws a TranslationError that lists missing entries, extra entries, and wrong numbers. For
 * example, a wrong number could be a wrong torque limit.
 */
export function loadTranslation(catalogue: Catalogue, value: unknown): CatalogueTranslation {
  const result = translationSchema.safeParse(value);
  if (!result.success) {
    throw new TranslationError(
      result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    );
  }
  const { products, categories } = catalogue;
  const translation = result.data;
  const subCategories = products.map(({ subCategory }) => subCategory || generalSubCategory);
  const problems = [
    ...nameProblems('SKU', new Set(products.map(({ sku }) => sku)), translation.products),
    ...nameProblems(
      'category',
      new Set(categories.map(({ name }) => name)),
      translation.categories,
    ),
    ...nameProblems('sub-category', new Set(subCategories), translation.subCategories),
    ...products.flatMap((product) => productProblems(product, translation.products[product.sku])),
    ...categories.flatMap((each) => buttonProblems(each, translation.categories[each.name])),
    ...Object.entries(translation.subCategories).flatMap(([name, translated]) =>
      numberProblems(`sub-category ${name}`, name, translated),
    ),
  ];
  if (problems.length > 0) throw new TranslationError(problems);
  return translation;
}
