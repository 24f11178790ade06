import { describe, expect, it } from 'vitest';
import { formatLineItem, parseLineItem } from './line-item.ts';

describe('a line', () => {
  it('round-trips as a SKU followed by a quantity', () => {
    const line = { sku: 'ID5.1S', quantity: 9999 };
    expect(formatLineItem(line)).toBe('ID5.1S 9999');
    expect(parseLineItem('ID5.1S 9999')).toEqual(line);
    expect(formatLineItem({ sku: ' I4510 ', quantity: 1 })).toBe('I4510 1');
  });

  it.each([
    ['', '4', '4 ', ' I4510', 'I4510', 'I4510 0', 'I4510 -1', 'I4510 1.5', 'I4510 10000'],
    ['a|b 1', '\u200b 1', `${'x'.repeat(41)} 1`, 'I4510 x1', '| 1', '  1', ' 1'],
  ])("can't be parsed from invalid text", (...texts) => {
    expect(texts.filter((text) => parseLineItem(text) !== undefined)).toEqual([]);
  });

  it('is parsed without invisible characters', () => {
    expect(parseLineItem('\u202EI45\u000010  1')).toEqual({ sku: 'I4510', quantity: 1 });
    expect(parseLineItem(`${'x'.repeat(40)} 1`)?.sku).toHaveLength(40);
  });
});
