import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { findProduct } from './find-product.ts';
import { kitsWith } from './kits-with.ts';

const kitsOf = (sku: string) => {
  const product = findProduct(catalogue, sku);
  if (!product) throw new Error(`No product ${sku}`);
  return kitsWith(product, catalogue.products);
};

it('finds each kit by each of its parts', () => {
  const kits = catalogue.products.filter(({ contents }) => contents);
  expect(kits.length).toBeGreaterThan(0);
  for (const kit of kits) {
    for (const { sku } of kit.contents?.parts ?? []) expect(kitsOf(sku)).toContain(kit);
  }
});

it('finds none for what is in no kit', () => expect(kitsOf('KC44')).toEqual([]));
