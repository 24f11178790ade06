import { expect, it } from 'vitest';
import { parseListLink, toListLink } from './shared-list.ts';

const lines = [
  { sku: 'ID5.1S', quantity: 4 },
  { sku: 'A&B #1', quantity: 9999 },
];

it('a link carries a list there and back', () => {
  const linked = toListLink('Kit & more: 4.5 %', lines);
  expect(linked.lines).toBe('ID5.1S 4|A&B #1 9999');
  expect(parseListLink(linked)).toEqual({ name: 'Kit & more: 4.5 %', lines, unreadable: 0 });
});

it('counts what is no line, and goes on', () => {
  const linked = { name: '', lines: 'I4510 4|<b>|HC41 0||HC41 1|i4510 2' };
  expect(parseListLink(linked)).toEqual({
    name: '',
    lines: [
      { sku: 'I4510', quantity: 6 },
      { sku: 'HC41', quantity: 1 },
    ],
    unreadable: 2,
  });
});

it('takes no more than a list has', () => {
  const many = Array.from({ length: 203 }, (_, index) => ({ sku: `S${index}`, quantity: 1 }));
  const read = parseListLink(toListLink('Many', many));
  expect(read.lines).toHaveLength(200);
  expect(read.unreadable).toBe(3);
});

it('is empty without lines, and shows a name as people see it', () => {
  expect(parseListLink({ name: '', lines: '' })).toEqual({ name: '', lines: [], unreadable: 0 });
  expect(parseListLink({ name: '\u202Egpj\u0000', lines: '' }).name).toBe('gpj');
});

it('looks at no more of a link without an end than it takes to say so', () => {
  expect(parseListLink({ name: 'x', lines: 'x|'.repeat(100_000) }).unreadable).toBe(10_000);
  expect(parseListLink({ name: `${' '.repeat(20_000)}x`, lines: '' }).name).toBe('');
});
