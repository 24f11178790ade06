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

describe('a browser and its account', () => {
  it('take the larger quantities where they have nothing in common yet', () => {
    const account = { lines: ['A 3'], revision: 'r1' };
    expect(mergeWithAccount(undefined, mine('A 1', 'B 1'), account)).toEqual(mine('A 3', 'B 1'));
    expect(mergeWithAccount(undefined, mine('A 1'), emptyAccountCart)).toEqual(mine('A 1'));
  });

  it('exchange their changes since', () => {
    const account = { lines: ['A 1', 'C 1'], revision: 'r2' };
    expect(mergeWithAccount(kept, mine('A 2'), account)).toEqual(mine('A 2', 'C 1'));
    expect(mergeWithAccount(kept, mine(), { ...kept, revision: 'r1' })).toEqual([]);
  });

  describe('where the answer to a write was missed', () => {
    const unsure = { ...kept, sent: { lines: ['A 2'], revision: 'r2' } };

    it('and it had come through, its changes do not count twice', () => {
      const account = { lines: ['A 2'], revision: 'r2' };
      expect(mergeWithAccount(unsure, mine('A 2'), account)).toEqual(mine('A 2'));
      expect(mergeWithAccount(unsure, mine('A 3'), account)).toEqual(mine('A 3'));
      expect(mergeWithAccount(unsure, mine(), account)).toEqual([]);
    });

    it('and it had not, they count', () => {
      const account = { lines: ['A 1'], revision: 'r1' };
      expect(mergeWithAccount(unsure, mine('A 2'), account)).toEqual(mine('A 2'));
      expect(mergeWithAccount(unsure, mine(), account)).toEqual([]);
    });

    it('and nobody can say, nothing is lost or doubled', () => {
      const account = { lines: ['A 2', 'B 1'], revision: 'r3' };
      expect(mergeWithAccount(unsure, mine('A 2'), account)).toEqual(mine('A 2', 'B 1'));
    });
  });
});

describe('what of the browser’s cart is one’s own', () => {
  it('is all of it, for a visitor who signs in and for whose it was', () => {
    expect(removeForeignItems('ana', undefined, mine('A 1'))).toEqual(mine('A 1'));
    expect(removeForeignItems('ana', kept, mine('A 1', 'B 1'))).toEqual(mine('A 1', 'B 1'));
  });

  it('is what was added since, where another account’s session ended by itself', () => {
    expect(removeForeignItems('ben', kept, mine('A 1'))).toEqual([]);
    expect(removeForeignItems('ben', kept, mine('A 3', 'B 1'))).toEqual(mine('A 2', 'B 1'));
    expect(removeForeignItems('ben', kept, mine())).toEqual([]);
  });

  it('is not what the other account has sent without an answer', () => {
    const unsure = { ...kept, sent: { lines: ['A 2', 'C 1'], revision: 'r2' } };
    expect(removeForeignItems('ben', unsure, mine('A 2', 'C 1', 'B 1'))).toEqual(mine('B 1'));
  });
});

describe('what is stored', () => {
  it('is read as it was written', () => {
    const sent = { lines: ['B 1'], revision: 'r2' };
    const written = { ...syncedCart('ana', mine('A 1'), 'r1'), sent };
    expect(parseSyncedCart(JSON.stringify(written))).toEqual(written);
    expect(parseSyncedCart(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no account', JSON.stringify({ ...kept, uid: 1 })],
    ['a number', '1'],
    ['null', 'null'],
    ['no revision', JSON.stringify({ ...kept, revision: 1 })],
    ['no lines', JSON.stringify({ ...kept, lines: 'A 1' })],
  ])('is nothing where there is %s', (_, text) => {
    expect(parseSyncedCart(text)).toBeUndefined();
  });
});
