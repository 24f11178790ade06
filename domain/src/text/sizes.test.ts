import { describe, expect, it } from 'vitest';
import { formatSizes, withTimesSign } from './sizes.ts';

describe('withTimesSign', () => {
  it.each([
    ['Implant 4.5 x 10 mm', 'Implant 4.5 × 10 mm'],
    ['4.5x10', '4.5 × 10'],
    ['4.5 X 10', '4.5 × 10'],
    ['3 x 4 x 5', '3 × 4 × 5'],
    ['XShort, box 3, index 4', 'XShort, box 3, index 4'],
    ['4.5x10mm', '4.5 × 10mm'],
    // Order numbers, certificate numbers, and SKUs aren't sizes.
    ['Order K7X3-2X4W', 'Order K7X3-2X4W'],
    ['Order 2X34-5X67', 'Order 2X34-5X67'],
    ['A1R4-S1X1-DVRD', 'A1R4-S1X1-DVRD'],
    ['TX2X45', 'TX2X45'],
  ])('formats %s as %s', (text, written) => {
    expect(withTimesSign(text)).toBe(written);
    expect(withTimesSign(written)).toBe(written);
  });
});

it.each(['1', '1,', '.'])('handles a million characters of %j', (unit) => {
  const text = unit.repeat(1_000_000 / unit.length);
  expect(withTimesSign(text)).toBe(text);
});

describe('formatSizes', () => {
  it.each([
    ['Implant 4.5 x 10 mm', 'Implant 4.5\u00a0×\u00a010\u00a0mm'],
    ['up to 80 N-cm, 40000 rpm', 'up to 80\u00a0N\u2011cm, 40000\u00a0rpm'],
    ['Torque in N-cm', 'Torque in N\u2011cm'],
    ['6, 8 or 10 mm, 10 minutes, 15°', '6, 8 or 10\u00a0mm, 10 minutes, 15°'],
    ['Order 2X34-5X67, 3 of 4', 'Order 2X34-5X67, 3 of 4'],
    ['', ''],
  ])('makes the sizes in %s non-breaking', (text, shown) => {
    expect(formatSizes(text)).toBe(shown);
    expect(formatSizes(shown)).toBe(shown);
  });
});
