import { describe, expect, it } from 'vitest';
import { parsePublishedChanges } from '../../api/catalogue-changes.ts';
import { catalogue } from '../catalogue.ts';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { noChanges } from './catalogue-changes.ts';
import { nothingFolded } from './folded.ts';
import { publishedChanges } from './published-changes.ts';
import { undoChanges } from './record-changes.ts';
import { saved } from './testing/recorded.ts';

const sku = 'HD55S';
const hiddenSku = fixtureCatalogue.products.find(({ hidden }) => hidden)?.sku ?? '';
const publish = (changes = noChanges, now = 10, folded = nothingFolded) =>
  publishedChanges(fixtureCatalogue, changes, now, folded);

describe('publishedChanges', () => {
  it('is empty without changes', () => {
    expect(publish()).toEqual({ version: 0, changes: [], startingPrices: {} });
  });

  it('contains only changed fields, and only once the change has taken effect', () => {
    const changes = saved(
      [1, { sku, price: '$95.00' }],
      [2, { sku: 'HD55L', hidden: true }],
      [3, { sku: 'I4510', availability: { kind: 'ships-in', days: 5 } }],
      [4, { sku: 'CS28', price: '$1.00' }, 11],
    );
    expect(publish(changes)).toMatchObject({
      version: 4,
      changes: [
        { sku: 'HD55L', hidden: true },
        { sku, price: 9_500 },
        { sku: 'I4510', availability: { kind: 'ships-in', days: 5 } },
      ],
    });
    expect(publish(changes, 11).changes).toContainEqual({ sku: 'CS28', price: 100 });
  });

  it("includes the reason why an item can't be bought", () => {
    const availability = { kind: 'out-of-stock', until: '2027-03-12' } as const;
    const changes = saved([1, { sku, availability }], [2, { sku: 'HD55L', price: 'call' }]);
    expect(publish(changes).changes).toEqual([
      { sku: 'HD55L', price: 'call' },
      { sku, price: 'out-of-stock', availability },
    ]);
  });

  it('contains nothing about an item that is available again', () => {
    const changes = saved(
      [1, { sku, availability: { kind: 'out-of-stock', until: null } }],
      [2, { sku, availability: null }],
    );
    expect(publish(changes).changes).toEqual([]);
  });

  it('contains the current price of undone and folded changes, for pages of another release', () => {
    const changes = saved([1, { sku, price: '$95.00' }]);
    const folded = { version: 1, at: 5 };
    expect(publish(changes, 10, folded).changes).toEqual([{ sku, price: 9_100 }]);
    const undone = undoChanges({
      catalogue: fixtureCatalogue,
      current: changes,
      undoneId: 'c1',
      now: 5,
      folded: nothingFolded,
    });
    if (!undone.ok) throw new Error('Not undone');
    expect(publish(undone.changes).changes).toEqual([{ sku, price: 9_100 }]);
  });

  it('contains nothing about products that the spreadsheet hides', () => {
    expect(publish(saved([1, { sku: hiddenSku, price: '$5.00' }])).changes).toEqual([]);
  });

  it('contains the new starting prices of the categories with changes', () => {
    const drills = fixtureCatalogue.products.find((product) => product.sku === sku)?.category ?? '';
    expect(publish(saved([1, { sku, price: '$0.50' }])).startingPrices).toEqual({ [drills]: 50 });
    const own = fixtureCatalogue.products.filter(({ category }) => category === drills);
    const hidden = saved(...own.map((product) => [1, { sku: product.sku, hidden: true }] as const));
    expect(publish(hidden).startingPrices).toEqual({ [drills]: null });
  });

  it('takes at most 24 KB for the whole catalogue', () => {
    const changes = catalogue.products.map((product) => ({
      sku: product.sku,
      price: '$1,900.00',
      hidden: false,
      availability: { kind: 'out-of-stock', until: '2027-03-12' } as const,
      changeId: 'c',
      version: 1,
      effectiveAt: 1,
    }));
    const published = publishedChanges(catalogue, { version: 1, changes }, 1, nothingFolded);
    expect(published.changes.length).toBeGreaterThan(100);
    expect(JSON.stringify(published).length).toBeLessThan(24 * 1024);
  });
});

describe('parsePublishedChanges', () => {
  it('accepts all published changes', () => {
    const changes = saved(
      [1, { sku, price: '$95.00', hidden: true }],
      [2, { sku: 'HD55L', availability: { kind: 'out-of-stock', until: null } }],
      [3, { sku: 'I4510', availability: { kind: 'ships-in', days: 5 } }],
    );
    const published = publish(changes);
    expect(parsePublishedChanges(JSON.parse(JSON.stringify(published)))).toEqual(published);
  });

  it.each([
    null,
    'text',
    {},
    { version: 1 },
    { version: '1', changes: [], startingPrices: {} },
    { version: 1, changes: [] },
    { version: 1, changes: [], startingPrices: { Drills: '5' } },
    { version: 1, changes: [null], startingPrices: {} },
    { version: 1, changes: [{ sku: 1 }], startingPrices: {} },
    { version: 1, changes: [{ sku, price: -1 }], startingPrices: {} },
    { version: 1, changes: [{ sku, price: 1.5 }], startingPrices: {} },
    { version: 1, changes: [{ sku, price: 'free' }], startingPrices: {} },
    { version: 1, changes: [{ sku, hidden: 'yes' }], startingPrices: {} },
    { version: 1, changes: [{ sku, availability: { kind: 'soon' } }], startingPrices: {} },
    { version: 1, changes: [{ sku, availability: { kind: 'ships-in' } }], startingPrices: {} },
    { version: 1, changes: [{ sku, availability: { kind: 'out-of-stock' } }], startingPrices: {} },
  ])('rejects %j', (answer) => {
    expect(() => parsePublishedChanges(answer)).toThrow(TypeError);
  });
});
