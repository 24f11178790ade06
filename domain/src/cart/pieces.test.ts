import { describe, expect, it } from 'vitest';
import { readPieces, writePieces } from './pieces.ts';

describe('stored pieces', () => {
  it('round-trip through text', () => {
    const line = { sku: 'ID5.1S', quantity: 9999 };
    expect(writePieces(line)).toBe('ID5.1S 9999');
    expect(readPieces('ID5.1S 9999')).toEqual(line);
    expect(writePieces({ sku: ' I4510 ', quantity: 1 })).toBe('I4510 1');
  });

  it.each([
    ['', '4', '4 ', ' I4510', 'I4510', 'I4510 0', 'I4510 -1', 'I4510 1.5', 'I4510 10000'],
    ['a|b 1', '\u200b 1', `${'x'.repeat(41)} 1`, 'I4510 x1', '| 1', '  1', ' 1'],
  ])('are undefined for invalid text', (...texts) => {
    expect(texts.filter((text) => readPieces(text) !== undefined)).toEqual([]);
  });

  it('contain no invisible characters', () => {
    expect(readPieces('\u202EI45\u000010  1')).toEqual({ sku: 'I4510', quantity: 1 });
    expect(readPieces(`${'x'.repeat(40)} 1`)?.sku).toHaveLength(40);
  });
});
