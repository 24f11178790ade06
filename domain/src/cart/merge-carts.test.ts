import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartItem, maxCartLines } from './cart.ts';
import type { LineItem } from './line-item.ts';
import { mergeAtSignIn, mergeChanges, undoChange, withLineItems } from './merge-carts.ts';

const pieces = (text: string): LineItem[] =>
  text.split(' ').flatMap((part) => {
    const [sku = '', quantity] = part.split(':');
    return sku === '' ? [] : [{ sku, quantity: Number(quantity) }];
  });

const anyPieces = fc.uniqueArray(
  fc.record({
    sku: fc.constantFrom('A', 'B', 'C', 'D'),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { selector: ({ sku }) => sku },
);

const asMap = (list: readonly LineItem[]) => new Map(list.map((each) => [each.sku, each.quantity]));

describe('mergeAtSignIn', () => {
  it('uses the larger quantity of each item, with the account’s lines first', () => {
    expect(mergeAtSignIn(pieces('a:3 C:1 B:1'), pieces('A:2 B:4'))).toEqual(pieces('A:3 B:4 C:1'));
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyPieces, anyPieces, (visitor, account) => {
        const once = mergeAtSignIn(visitor, account);
        expect(mergeAtSignIn(once, once)).toEqual(once);
        expect(mergeAtSignIn(visitor, once)).toEqual(once);
      }),
    );
  });

  it('respects the line limit of a cart', () => {
    const many = (name: string) =>
      Array.from({ length: maxCartLines }, (_, index) => ({ sku: `${name}${index}`, quantity: 1 }));
    expect(mergeAtSignIn(many('A'), many('B'))).toEqual(many('B'));
  });
});

describe('mergeChanges', () => {
  it.each([
    ['neither device changes anything', 'A:1', 'A:1', 'A:1', 'A:1'],
    ['one device adds an item', 'A:1', 'A:1 B:2', 'A:1', 'A:1 B:2'],
    ['the other device adds an item', 'A:1', 'A:1', 'A:1 B:2', 'A:1 B:2'],
    ['both add the same item', 'A:1', 'A:2', 'A:4', 'A:5'],
    ['one device removes an item', 'A:1 B:1', 'B:1', 'A:1 B:1', 'B:1'],
    ['the other device buys everything', 'A:1 B:1', 'A:1 B:1', '', ''],
    ['the other device buys everything while one adds an item', 'A:1', 'A:1 B:1', '', 'B:1'],
    ['both remove the same item', 'A:2', '', '', ''],
    ['one removes an item while the other adds more', 'A:2', '', 'A:5', 'A:3'],
    ['the sum exceeds the maximum quantity', 'A:1', 'A:9000', 'A:9000', 'A:9999'],
  ])('merges both carts if %s', (_, before, mine, theirs, expected) => {
    expect(mergeChanges(pieces(before), pieces(mine), pieces(theirs))).toEqual(pieces(expected));
  });

  it('returns the same cart regardless of who writes first', () => {
    fc.assert(
      fc.property(anyPieces, anyPieces, anyPieces, (before, one, other) => {
        const oneFirst = mergeChanges(before, other, mergeChanges(before, one, before));
        const otherFirst = mergeChanges(before, one, mergeChanges(before, other, before));
        expect(asMap(oneFirst)).toEqual(asMap(otherFirst));
      }),
    );
  });

  it('never loses items added on either device', () => {
    fc.assert(
      fc.property(anyPieces, anyPieces, anyPieces, (before, mine, theirs) => {
        const both = asMap(mergeChanges(before, mine, theirs));
        for (const [sku, quantity] of asMap(mine)) {
          const added = quantity - (asMap(before).get(sku) ?? 0);
          if (added > 0) expect(both.get(sku)).toBeGreaterThanOrEqual(added);
        }
      }),
    );
  });
});

describe('withLineItems', () => {
  const line = (SKU: string, quantity: number, Price = '$1.00') => ({
    SKU,
    Name: `Part ${SKU}`,
    Price,
    'thumbnail Photo Name': '',
    quantity,
  });
  const itemOf = (SKU: string) => {
    const { quantity: _one, ...item } = line(SKU, 1, '$5.00');
    return item;
  };

  it('keeps positions and prices, drops removed items, and appends new items', () => {
    const cart = [line('B', 1), line('gone', 1), line('A', 2)];
    expect(withLineItems(cart, pieces('A:3 C:4 b:1'), itemOf)).toEqual([
      line('B', 1),
      line('A', 3),
      line('C', 4, '$5.00'),
    ]);
  });

  it("keeps lines that an account can't store", () => {
    const odd = line('a|b', 20_000);
    expect(withLineItems([odd], [], itemOf)).toEqual([odd]);
  });
});

const line = (SKU: string, quantity = 1): CartItem => ({
  SKU,
  Name: `Part ${SKU}`,
  Price: '$1.00',
  'thumbnail Photo Name': '',
  quantity,
});

it('undoChange restores a removed item to its original position', () => {
  const before = [line('A'), line('B', 2), line('C')];
  const after = [line('A'), line('C')];
  expect(undoChange(before, after, after)).toEqual(before);
});

it('undoChange restores a replaced cart', () => {
  const before = [line('A', 3), line('B')];
  const after = [line('B', 5), line('D')];
  expect(undoChange(before, after, after)).toEqual(before);
});

it('undoChange keeps later changes', () => {
  const before = [line('A'), line('B')];
  const now = [line('B', 4), line('E')];
  expect(undoChange(before, [line('B')], now)).toEqual([line('A'), line('B', 4), line('E')]);
});

it('undoChange adds up the quantities if a removed item was added again', () => {
  expect(undoChange([line('A', 2)], [], [line('A', 1)])).toEqual([line('A', 3)]);
});
