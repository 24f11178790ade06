import { expect, it } from 'vitest';
import { startingPrices } from './starting-prices.ts';

const implant = { category: 'Implants', price: 13_900, hidden: false } as const;
const drill = { category: 'Drills', price: 7_700, hidden: false } as const;

it('has the lowest price of each category', () => {
  expect(startingPrices([implant, { ...implant, price: 14_500 }, drill])).toEqual({
    Implants: 13_900,
    Drills: 7_700,
  });
});

it("ignores what can't be bought", () => {
  const cheap = { ...implant, price: 100 };
  expect(
    startingPrices([
      implant,
      { ...cheap, hidden: true },
      { ...cheap, price: 'out-of-stock' },
      { ...drill, price: 'call' },
    ]),
  ).toEqual({ Implants: 13_900 });
});
