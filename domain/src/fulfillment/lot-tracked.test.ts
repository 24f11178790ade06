import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { isLotTracked } from './lot-tracked.ts';

it.each([
  ['an implant', 'I4510', true],
  ['an instrument', 'ID5.1S', false],
  ['a product that is no longer in the catalogue', 'GONE', true],
])('isLotTracked for %s (%s): %j', (_, sku, expected) => {
  expect(isLotTracked(catalogue, sku)).toBe(expected);
});
