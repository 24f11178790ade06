import { expect, it } from 'vitest';
import { readSharedList, writeSharedList } from './shared-list.ts';

const lines = [
  { sku: 'ID5.1S', quantity: 4 },
  { sku: 'A&B #1', quantity: 9999 },
];

it('a link carries a list there and back', () => {
  const fragment = writeSharedList('Kit & more: 4.5 %', lines);
  expect(fragment).not.toMatch(/[\s#|]/);
  const read = { name: 'Kit & more: 4.5 %', lines, unreadable: 0 };
  expect(readSharedList(fragment)).toEqual(read);
  expect(readSharedList(`#${fragment}`)).toEqual(read);
});

it('counts what is no line, and goes on', () => {
  expect(readSharedList('#lines=4+I4510|<b>|0+HC41||1+HC41|2+i4510')).toEqual({
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
  const read = readSharedList(writeSharedList('Many', many));
  expect(read.lines).toHaveLength(200);
  expect(read.unreadable).toBe(3);
});

it('is empty without lines, and reads nothing that is endless', () => {
  const empty = { name: '', lines: [], unreadable: 0 };
  expect(readSharedList('')).toEqual(empty);
  expect(readSharedList('#%E0%A4%A')).toEqual(empty);
  const long = (length: number) => `name=x&lines=1+I4510|`.padEnd(length, '|');
  expect(readSharedList(long(16_000)).lines).toHaveLength(1);
  expect(readSharedList(long(16_001))).toEqual({ ...empty, unreadable: 1 });
});

it('shows a name as people see it', () => {
  expect(readSharedList('#name=%E2%80%AEgpj%00&lines=1+I4510').name).toBe('gpj');
});
