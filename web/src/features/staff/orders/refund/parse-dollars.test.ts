import { expect, it } from 'vitest';
import { parseDollars } from './parse-dollars.ts';

it.each([
  ['12', 1_200],
  ['12.5', 1_250],
  ['12,50', 1_250],
  [' $ 0.05 ', 5],
  ['1900', 190_000],
  ['$1,900.00', 190_000],
  ['1.900,00', 190_000],
  ['12,345,678.90', 1_234_567_890],
])('parses %j as %d cents', (text, cents) => {
  expect(parseDollars(text)).toBe(cents);
});

it.each(['', ' ', '-5', '1e3', '12.345', '1,900', '1.900', '1,900,00', '1.2,3.4', '5 USD', '0x10'])(
  'rejects %j',
  (text) => {
    expect(parseDollars(text)).toBeUndefined();
  },
);
