import { describe, expect, it } from 'vitest';
import { parseLines } from './account-cart.ts';
import {
  emptyAccountCart,
  mergeWithAccount,
  parseSyncedCart,
  removeForeignItems,
  syncedCart,
} from './sync-account-cart.ts';

const mine = (...lines: string[]) => parseLines(lines);
const kept = { uid: 'ana', lines: ['A 1'], revision: 'r1' };

describe('mergeWithAccount', () => {
  it('uses the larger quantities on the first sync', () => {
    const account = { lines: ['A 3'], revision: 'r1' };
    expect(mergeWithAccount(undefined, mine('A 1', 'B 1'), account)).toEqual(mine('A 3', 'B 1'));
    expect(mergeWithAccount(undefined, mine('A 1'), emptyAccountCart)).toEqual(mine('A 1'));
  });

  it('merges the changes since the last sync', () => {
    const account = { lines: ['A 1', 'C 1'], revision: 'r2' };
    expect(mergeWithAccount(kept, mine('A 2'), account)).toEqual(mine('A 2', 'C 1'));
    expect(mergeWithAccount(kept, mine(), { ...kept, revision: 'r1' })).toEqual([]);
  });

  describe('after a write without a response', () => {
    const unconfirmed = { ...kept, sent: { lines: ['A 2'], revision: 'r2' } };

    it("doesn't apply the changes twice if the write succeeded", () => {
      const account = { lines: ['A 2'], revision: 'r2' };
      expect(mergeWithAccount(unconfirmed, mine('A 2'), account)).toEqual(mine('A 2'));
      expect(mergeWithAccount(unconfirmed, mine('A 3'), account)).toEqual(mine('A 3'));
      expect(mergeWithAccount(unconfirmed, mine(), account)).toEqual([]);
    });

    it('applies the changes if the write failed', () => {
      const account = { lines: ['A 1'], revision: 'r1' };
      expect(mergeWithAccount(unconfirmed, mine('A 2'), account)).toEqual(mine('A 2'));
      expect(mergeWithAccount(unconfirmed, mine(), account)).toEqual([]);
    });

    it('applies the changes exactly once if another write followed', () => {
      const account = { lines: ['A 2', 'B 1'], revision: 'r3' };
      expect(mergeWithAccount(unconfirmed, mine('A 2'), account)).toEqual(mine('A 2', 'B 1'));
    });
  });
});

describe('removeForeignItems', () => {
  it('returns the whole cart if it belongs to the account or to no account', () => {
    expect(removeForeignItems('ana', undefined, mine('A 1'))).toEqual(mine('A 1'));
    expect(removeForeignItems('ana', kept, mine('A 1', 'B 1'))).toEqual(mine('A 1', 'B 1'));
  });

  it('returns only pieces added after another account’s session expired', () => {
    expect(removeForeignItems('ben', kept, mine('A 1'))).toEqual([]);
    expect(removeForeignItems('ben', kept, mine('A 3', 'B 1'))).toEqual(mine('A 2', 'B 1'));
    expect(removeForeignItems('ben', kept, mine())).toEqual([]);
  });

  it("excludes pieces from the other account's unconfirmed write", () => {
    const unconfirmed = { ...kept, sent: { lines: ['A 2', 'C 1'], revision: 'r2' } };
    expect(removeForeignItems('ben', unconfirmed, mine('A 2', 'C 1', 'B 1'))).toEqual(mine('B 1'));
  });
});

describe('parseSyncedCart', () => {
  it('restores a stored cart', () => {
    const sent = { lines: ['B 1'], revision: 'r2' };
    const written = { ...syncedCart('ana', mine('A 1'), 'r1'), sent };
    expect(parseSyncedCart(JSON.stringify(written))).toEqual(written);
    expect(parseSyncedCart(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    ['a missing value', null],
    ['invalid JSON', '{'],
    ['an invalid account', JSON.stringify({ ...kept, uid: 1 })],
    ['a number', '1'],
    ['the text null', 'null'],
    ['an invalid revision', JSON.stringify({ ...kept, revision: 1 })],
    ['invalid lines', JSON.stringify({ ...kept, lines: 'A 1' })],
  ])('returns undefined for %s', (_, text) => {
    expect(parseSyncedCart(text)).toBeUndefined();
  });
});
