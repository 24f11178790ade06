import { expect, it } from 'vitest';
import { itemAttribute, readItemAttribute } from './loader-contract.ts';

it('reads the item that it wrote', () => {
  const item = {
    SKU: 'I4510',
    Name: 'Implant "Plus" 4.5 × 10',
    Price: '$1,170.00',
    'thumbnail Photo Name': '',
  };
  expect(readItemAttribute(itemAttribute(item))).toEqual(item);
});
