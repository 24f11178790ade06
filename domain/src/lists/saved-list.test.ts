import { describe, expect, it } from 'vitest';
import {
  addLines,
  cleanListName,
  freeListNumber,
  maxListName,
  maxLists,
  readLines,
  savedListId,
  savedListNumber,
} from './saved-list.ts';

describe('saved list lines', () => {
  it('skip invalid text and merge repeated items', () => {
    expect(readLines(['I4510 2', 'nonsense', 'i4510 3', 'HC41 1'])).toEqual([
      { sku: 'I4510', quantity: 5 },
      { sku: 'HC41', quantity: 1 },
    ]);
  });

  it('are capped at the checkout quantity limit', () => {
    const full = [{ sku: 'I4510', quantity: 9998 }];
    expect(addLines(full, [{ sku: 'I4510', quantity: 2 }])).toEqual([
      { sku: 'I4510', quantity: 9999 },
    ]);
    expect(full).toEqual([{ sku: 'I4510', quantity: 9998 }]);
  });
});

describe('saved list number', () => {
  it('is the suffix of the list ID', () => {
    expect(savedListId('abc', 12)).toBe('abc-12');
    expect(savedListNumber('abc-12')).toBe(12);
    expect(savedListNumber('a-b-7')).toBe(7);
  });

  it('is the lowest unused number', () => {
    expect(freeListNumber([])).toBe(1);
    expect(freeListNumber(['abc-1', 'abc-3'])).toBe(2);
    const all = Array.from({ length: maxLists }, (_, index) => savedListId('abc', index + 1));
    expect(freeListNumber(all.slice(1))).toBe(1);
    expect(freeListNumber(all.slice(0, -1))).toBe(maxLists);
    expect(freeListNumber(all)).toBeUndefined();
  });
});

it('cleanListName returns a single visible line of limited length', () => {
  expect(cleanListName('  Surgery\n kit \u200b')).toBe('Surgery kit');
  expect(cleanListName(' \u200b ')).toBe('');
  expect(cleanListName('x'.repeat(99))).toHaveLength(maxListName);
  expect(cleanListName(`${'x'.repeat(maxListName - 1)} y`)).toBe('x'.repeat(maxListName - 1));
});
