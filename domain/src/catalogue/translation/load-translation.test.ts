import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../sheet/load-catalogue.ts';
import { catalogueRow } from '../sheet/row-fixture.ts';
import type { CatalogueTranslation } from './catalogue-text.ts';
import { loadTranslation, TranslationError } from './load-translation.ts';

const catalogue = loadCatalogue(
  [
    catalogueRow({
      SKU: 'I4510',
      'Main Category Button': 'Learn more about implants',
      'Category Info Page': 'implant-category',
      Description: 'Tolerates 80 N-cm; 20 N-cm twice.\n\nDiameter: 4.5 mm',
    }),
    catalogueRow({ SKU: 'I4512', hidden: 'TRUE', 'sub Category': '' }),
  ],
  { hasPicture: () => true },
);

const implant = {
  name: 'Implante estándar medio',
  description: 'Dos veces 20 N-cm; tolera 80 N-cm.',
};
const hidden = { name: 'Implante estándar medio', description: 'Implante de titanio.' };
const fitting: CatalogueTranslation = {
  products: { I4510: implant, I4512: hidden },
  categories: { Implants: { name: 'Implantes', button: 'Más información sobre los implantes' } },
  subCategories: { 'Standard 4.5 mm': 'Estándar 4.5 mm', General: 'General' },
};

function withProduct(sku: string, text: { name: string; description: string }) {
  return { ...fitting, products: { ...fitting.products, [sku]: text } };
}

describe('loadTranslation', () => {
  it('accepts a matching translation, regardless of the order of figures', () => {
    expect(loadTranslation(catalogue, fitting)).toEqual(fitting);
  });

  it.each([
    [
      'a product without a translation, hidden or not',
      { ...fitting, products: { I4510: implant } },
      'SKU I4512: missing',
    ],
    [
      'a product that the sheet does not have',
      withProduct('I9999', implant),
      'SKU I9999: not in the sheet',
    ],
    ['a category without a translation', { ...fitting, categories: {} }, 'category Implants'],
    [
      'a sub-category without a translation',
      { ...fitting, subCategories: { General: 'General' } },
      'sub-category Standard 4.5 mm: missing',
    ],
    [
      'a missing heading for products without a sub-category',
      { ...fitting, subCategories: { 'Standard 4.5 mm': 'Estándar 4.5 mm' } },
      'sub-category General: missing',
    ],
    [
      'a sub-category of another size',
      { ...fitting, subCategories: { ...fitting.subCategories, 'Standard 4.5 mm': '5.5 mm' } },
      "sub-category Standard 4.5 mm: figures '5.5'",
    ],
    [
      'another torque limit',
      withProduct('I4510', { ...implant, description: 'Dos veces 20 N-cm; tolera 70 N-cm.' }),
      "SKU I4510: figures '20 70', but the sheet has '20 80'",
    ],
    [
      'another size in the name',
      withProduct('I4510', { ...implant, name: 'Implante 4.5 mm' }),
      "SKU I4510: figures '4.5'",
    ],
    [
      'a description left in English',
      withProduct('I4512', { ...hidden, description: 'Titanium implant.' }),
      'SKU I4512: the description is still in English',
    ],
    [
      'an empty description',
      withProduct('I4512', { ...hidden, description: ' ' }),
      'products.I4512.description: is missing',
    ],
    [
      'a button without a translation',
      { ...fitting, categories: { Implants: { name: 'Implantes' } } },
      'category Implants: missing button',
    ],
  ])('rejects %s', (_, value, reason) => {
    expect(() => loadTranslation(catalogue, value)).toThrow(`Translation of ${reason}`);
  });

  it('reports all problems together', () => {
    const value = { ...fitting, products: { I4510: { ...implant, name: '5' }, X: hidden } };
    expect(() => loadTranslation(catalogue, value)).toThrow(
      new TranslationError([
        'SKU I4512: missing',
        'SKU X: not in the sheet',
        "SKU I4510: figures '5', but the sheet has ''",
      ]),
    );
  });
});
