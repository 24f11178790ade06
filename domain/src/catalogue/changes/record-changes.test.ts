import { describe, expect, it } from 'vitest';
import { findProduct } from '../find-product.ts';
import { loadCatalogue } from '../sheet/load-catalogue.ts';
import { catalogueRow } from '../sheet/row-fixture.ts';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { applyChanges } from './apply-changes.ts';
import { maxRecordedChanges, noChanges, type ProductChange } from './catalogue-changes.ts';
import { nothingFolded } from './folded.ts';
import { recordChanges, undoChanges } from './record-changes.ts';
import { record, saved } from './testing/recorded.ts';

const sku = 'HD55S';
const hiddenSku = fixtureCatalogue.products.find(({ hidden }) => hidden)?.sku ?? '';

function problemsOf(requested: readonly ProductChange[], effectiveAt = 100) {
  const result = record(noChanges, requested, { changeId: 'c', at: 100, effectiveAt });
  return result.ok ? [] : result.problems.map(({ sku: about, code }) => [about, code]);
}

describe('recordChanges', () => {
  it("stores the catalogue's spelling of the SKU, and the spreadsheet's values", () => {
    const result = record(noChanges, [{ sku: 'hd55s', price: '$95.00', hidden: true }], {
      changeId: 'c1',
      at: 100,
      effectiveAt: 200,
    });
    expect(result).toMatchObject({
      ok: true,
      changes: {
        version: 1,
        changes: [
          {
            changeId: 'c1',
            sku,
            price: '$95.00',
            hidden: true,
            sheetPrice: '$91.00',
            sheetHidden: false,
            effectiveAt: 200,
            version: 1,
          },
        ],
      },
    });
  });

  it.each([
    ['an unknown SKU', { sku: 'GONE', hidden: true }, 'unknown-sku'],
    ['a price in an unknown format', { sku, price: '95' }, 'price-format'],
    ['a price of zero', { sku, price: '$0.00' }, 'price-zero'],
    ['showing a product without a page', { sku: hiddenSku, hidden: false }, 'hidden-in-sheet'],
    [
      'a return to stock before the change takes effect',
      { sku, availability: { kind: 'out-of-stock', until: '1970-01-01' } },
      'until-too-early',
    ],
  ] as const)('rejects %s', (_, change, code) => {
    expect(problemsOf([change])).toEqual([[change.sku, code]]);
  });

  it('rejects a product that occurs twice, and reports all problems', () => {
    const changes = [
      { sku, price: '$95.00' },
      { sku: 'hd55s', price: '$96.00' },
      { sku: 'GONE', price: '$1.00' },
    ];
    expect(problemsOf(changes)).toEqual([
      ['hd55s', 'duplicate-sku'],
      ['GONE', 'unknown-sku'],
    ]);
  });

  it.each(['$95', '$1,900.00', 'call for price', 'only in kit', ''])(
    "accepts the spreadsheet's price %j",
    (price) => {
      expect(problemsOf([{ sku, price }])).toEqual([]);
    },
  );

  it('rejects more changes than a document can hold', () => {
    const [one] = saved([1, { sku, price: '$95.00' }]).changes;
    if (!one) throw new Error('Nothing was recorded');
    const many = Array.from({ length: maxRecordedChanges }, (_, at) => ({
      ...one,
      effectiveAt: at + 100,
    }));
    const full = { version: 7, changes: many };
    const result = record(full, [{ sku, hidden: true }], { changeId: 'c', at: 100 });
    expect(result).toMatchObject({ ok: false, problems: [{ code: 'too-many-changes' }] });
  });
});

describe('recordChanges for kits', () => {
  const part = catalogueRow({ SKU: 'I4510', Price: '$100.00' });
  const kit = catalogueRow({
    SKU: 'I4512',
    Price: '$190.00',
    'Kit Contents': 'I4510 x 2',
    Description: 'Kit.',
  });
  const catalogue = loadCatalogue([part, kit], { hasPicture: () => true });
  const save = (current: typeof noChanges, change: ProductChange, effectiveAt = 10) =>
    recordChanges({
      catalogue,
      current,
      requested: [change],
      changeId: `c${current.version + 1}`,
      now: 10,
      effectiveAt,
      folded: nothingFolded,
      startOfDay: (day) => Date.parse(day),
    });

  it('rejects a price that makes the parts cheaper than the kit', () => {
    expect(save(noChanges, { sku: 'I4510', price: '$95.00' })).toMatchObject({ ok: true });
    expect(save(noChanges, { sku: 'I4510', price: '$94.99' })).toMatchObject({
      ok: false,
      problems: [{ sku: 'I4512', code: 'kit-too-expensive', at: 10 }],
    });
  });

  it('also checks prices at the times when scheduled changes take effect', () => {
    const first = save(noChanges, { sku: 'I4512', price: '$200.00' }, 50);
    if (!first.ok) throw new Error('Not saved');
    expect(save(first.changes, { sku: 'I4510', price: '$99.00' })).toMatchObject({
      ok: false,
      problems: [{ sku: 'I4512', at: 50, facts: { total: '$198.00', price: '$200.00' } }],
    });
    expect(save(first.changes, { sku: 'I4510', price: '$100.01' })).toMatchObject({ ok: true });
  });

  it('compares the prices of items that are out of stock', () => {
    const availability = { kind: 'out-of-stock', until: null } as const;
    const change = { sku: 'I4510', price: '$94.99', availability };
    expect(save(noChanges, change)).toMatchObject({ ok: false });
  });

  it('rejects an undo that would break the rule', () => {
    const first = save(noChanges, { sku: 'I4510', price: '$110.00' });
    if (!first.ok) throw new Error('Not saved');
    const second = save(first.changes, { sku: 'I4512', price: '$220.00' });
    if (!second.ok) throw new Error('Not saved');
    const undo = { catalogue, current: second.changes, undoneId: 'c1', now: 20 };
    expect(undoChanges({ ...undo, folded: nothingFolded })).toMatchObject({
      ok: false,
      problems: [{ sku: 'I4512', code: 'kit-too-expensive' }],
    });
  });
});

describe('undoChanges', () => {
  const undo = (current: typeof noChanges, undoneId: string, now: number) => {
    const folded = nothingFolded;
    const result = undoChanges({ catalogue: fixtureCatalogue, current, undoneId, now, folded });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.changes;
  };
  const priceAt = (current: typeof noChanges, now: number, folded = nothingFolded) =>
    findProduct(applyChanges(fixtureCatalogue, current, now, folded), sku)?.price;

  it('restores the price before the change', () => {
    const changes = saved([1, { sku, price: '$95.00' }], [2, { sku, price: '$99.00' }]);
    const once = undo(changes, 'c2', 3);
    expect(priceAt(once, 3)).toBe(9_500);
    expect(once.version).toBe(3);
    expect(priceAt(undo(once, 'c1', 4), 4)).toBe(9_100);
  });

  it('keeps later changes of the same product', () => {
    const changes = saved([1, { sku, price: '$95.00' }], [2, { sku, price: '$99.00' }]);
    const once = undo(changes, 'c1', 3);
    expect(priceAt(once, 3)).toBe(9_900);
    expect(priceAt(undo(once, 'c2', 4), 4)).toBe(9_100);
  });

  it('removes a change that is scheduled', () => {
    const changes = saved([1, { sku, price: '$95.00' }, 100]);
    expect(undo(changes, 'c1', 2)).toEqual({ version: 2, changes: [] });
  });

  it('restores the availability', () => {
    const changes = saved([1, { sku, availability: { kind: 'out-of-stock', until: null } }]);
    expect(priceAt(undo(changes, 'c1', 2), 2)).toBe(9_100);
  });

  it("restores the price even if the change is in the next release's spreadsheet", () => {
    const undone = undo(saved([1, { sku, price: '$95.00' }]), 'c1', 3);
    const products = fixtureCatalogue.products.map((product) =>
      product.sku === sku ? { ...product, price: 9_500, priceText: '$95.00' } : product,
    );
    const productBySku = new Map(products.map((each) => [each.sku.toLowerCase(), each]));
    const released = { ...fixtureCatalogue, products, productBySku };
    const priceWith = (folded: typeof nothingFolded, now: number) =>
      findProduct(applyChanges(released, undone, now, folded), sku)?.price;
    // Folded before the undo, and then after it together with a new price in the spreadsheet.
    expect(priceWith({ version: 1, at: 2 }, 9)).toBe(9_100);
    expect(priceWith({ version: 2, at: 4 }, 9)).toBe(9_500);
  });
});
