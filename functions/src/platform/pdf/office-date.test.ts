import { expect, it } from 'vitest';
import { officeDate } from './office-date.ts';

// In Los Angeles it is still the day before.
const early = new Date('2026-11-20T05:00:00Z');

it.each([
  ['en', 'November 19, 2026'],
  ['es', '19 de noviembre de 2026'],
] as const)('is the day that it is at the office, in %s', (language, written) => {
  expect(officeDate(early, language)).toBe(written);
});
