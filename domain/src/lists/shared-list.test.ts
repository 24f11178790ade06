import { expect, it } from 'vitest';
import { parseListLink, toListLink } from './shared-list.ts';

const lines = [
  { sku: 'ID5.1S', quantity: 4 },
  { sku: 'A&B #1', quantity: 9999 },
];

it('round-trips a list through a link', () => {
  const linked = toListLink('Kit & more: 4.5 %', lines);
  expect(linked.lines).toBe('ID5.1S 4|A&B #1 9999');
  expect(parseListLink(linked)).toEqual({ name: 'Kit & more: 4.5 %', lines, unreadable: 0 });
});

it('counts unreadable lines and keeps the rest', () => {
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

it('counts lines beyond the list limit as unreadable', () => {
  const many = Array.from({ length: 203 }, (_, index) => ({ sku: `S${index}`, quantity: 1 }));
  const read = parseListLink(toListLink('Many', many));
  expect(read.lines).toHaveLength(200);
  expect(read.unreadable).toBe(3);
});

it('accepts an empty list and removes invisible characters from its name', () => {
  expect(parseListLink({ name: '', lines: '' })).toEqual({ name: '', lines: [], unreadable: 0 });
  expect(parseListLink({ name: '\u202Egpj\u0000', lines: '' }).name).toBe('gpj');
});

it('reads only the start of an extremely long link', () => {
  expect(parseListLink({ name: 'x', lines: 'x|'.repeat(100_000) }).unreadable).toBe(10_000);
  expect(parseListLink({ name: `${' '.repeat(20_000)}x`, lines: '' }).name).toBe('');
});
