import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import {
  addLines,
  cleanListName,
  freeListNumber,
  isListSku,
  maxListName,
  maxLists,
  readLine,
  readLines,
  savedListId,
  savedListNumber,
  writeLine,
} from './saved-list.ts';

describe('a line', () => {
  it('is written as it is read', () => {
    const line = { sku: 'ID5.1S', quantity: 9999 };
    expect(writeLine(line)).toBe('ID5.1S 9999');
    expect(readLine('ID5.1S 9999')).toEqual(line);
    expect(writeLine({ sku: ' I4510 ', quantity: 1 })).toBe('I4510 1');
  });

  it('can have every SKU of the catalogue', () => {
    expect(catalogue.products.filter(({ sku }) => !isListSku(sku))).toEqual([]);
  });

  it.each([
    ['', '4', '4 ', ' I4510', 'I4510', 'I4510 0', 'I4510 -1', 'I4510 1.5', 'I4510 10000'],
    ['a|b 1', '\u200b 1', `${'x'.repeat(41)} 1`, 'I4510 x1', '| 1', '  1', ' 1'],
  ])('is none of these', (...texts) => {
    expect(texts.filter((text) => readLine(text) !== undefined)).toEqual([]);
  });

  it('has no SKU with what nobody sees', () => {
    expect(readLine('\u202EI45\u000010  1')).toEqual({ sku: 'I4510', quantity: 1 });
    expect(readLine(`${'x'.repeat(40)} 1`)?.sku).toHaveLength(40);
  });
});

describe('lines', () => {
  it('that are none are left out, and those of one item are one', () => {
    expect(readLines(['I4510 2', 'nonsense', 'i4510 3', 'HC41 1'])).toEqual([
      { sku: 'I4510', quantity: 5 },
      { sku: 'HC41', quantity: 1 },
    ]);
  });

  it('hold no more pieces than one checkout takes', () => {
    const full = [{ sku: 'I4510', quantity: 9998 }];
    expect(addLines(full, [{ sku: 'I4510', quantity: 2 }])).toEqual([
      { sku: 'I4510', quantity: 9999 },
    ]);
    expect(full).toEqual([{ sku: 'I4510', quantity: 9998 }]);
  });
});

describe('the number of a list', () => {
  it('is the end of its id', () => {
    expect(savedListId('abc', 12)).toBe('abc-12');
    expect(savedListNumber('abc-12')).toBe(12);
    expect(savedListNumber('a-b-7')).toBe(7);
  });

  it('is the lowest that is free', () => {
    expect(freeListNumber([])).toBe(1);
    expect(freeListNumber(['abc-1', 'abc-3'])).toBe(2);
    const all = Array.from({ length: maxLists }, (_, index) => savedListId('abc', index + 1));
    expect(freeListNumber(all.slice(1))).toBe(1);
    expect(freeListNumber(all.slice(0, -1))).toBe(maxLists);
    expect(freeListNumber(all)).toBeUndefined();
  });
});

it('a name is one line that can be seen, and ends somewhere', () => {
  expect(cleanListName('  Surgery\n kit \u200b')).toBe('Surgery kit');
  expect(cleanListName(' \u200b ')).toBe('');
  expect(cleanListName('x'.repeat(99))).toHaveLength(maxListName);
  expect(cleanListName(`${'x'.repeat(maxListName - 1)} y`)).toBe('x'.repeat(maxListName - 1));
});
