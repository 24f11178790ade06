import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../sheet/load-catalogue.ts';
import { catalogueRow } from '../sheet/row-fixture.ts';
import { applyChanges } from './apply-changes.ts';
import type { ProductChange } from './catalogue-changes.ts';
import { nothingFolded } from './folded.ts';
import { kitsOnSale } from './kits-on-sale.ts';

const kit = { Price: '$190.00', Description: 'Kit.' };
const catalogue = loadCatalogue(
  [
    catalogueRow({ SKU: 'I4510', Price: '$100.00' }),
    catalogueRow({ SKU: 'I4511', Price: '$100.00' }),
    catalogueRow({ ...kit, SKU: 'KIT1', 'Kit Contents': 'I4510, I4511' }),
    catalogueRow({ ...kit, SKU: 'KIT2', 'Kit Contents': 'I4511 x 2' }),
  ],
  { hasPicture: () => true },
);
const outOfStock = { kind: 'out-of-stock', until: null } as const;

function kitsAfter(...requested: ProductChange[]) {
  const changes = requested.map((change) => ({
    ...change,
    changeId: 'c1',
    version: 1,
    effectiveAt: 1,
  }));
  return kitsOnSale(applyChanges(catalogue, { changes }, 1, nothingFolded), requested);
}

describe('kitsOnSale', () => {
  it('lists each kit once if a part is hidden or out of stock', () => {
    expect(kitsAfter({ sku: 'I4510', hidden: true })).toEqual(['KIT1']);
    expect(kitsAfter({ sku: 'i4511', availability: outOfStock })).toEqual(['KIT1', 'KIT2']);
    const both = [
      { sku: 'I4510', hidden: true },
      { sku: 'I4511', hidden: true },
    ];
    expect(kitsAfter(...both)).toEqual(['KIT1', 'KIT2']);
  });

  it("doesn't list kits that can't be bought", () => {
    const part = { sku: 'I4511', hidden: true };
    expect(kitsAfter(part, { sku: 'KIT1', hidden: true })).toEqual(['KIT2']);
    expect(kitsAfter(part, { sku: 'KIT1', availability: outOfStock })).toEqual(['KIT2']);
    expect(kitsAfter(part, { sku: 'KIT2', price: 'call for price' })).toEqual(['KIT1']);
  });

  it('ignores changes that leave the part on sale', () => {
    const availability = { kind: 'ships-in', days: 5 } as const;
    expect(kitsAfter({ sku: 'I4511', price: '$120.00', hidden: false, availability })).toEqual([]);
  });
});
