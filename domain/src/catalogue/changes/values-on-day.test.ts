import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valuesOf } from './apply-changes.ts';
import type { RecordedChange } from './catalogue-changes.ts';
import { nothingFolded } from './folded.ts';
import { inOrder } from './values-in-force.ts';
import { valuesOnDay } from './values-on-day.ts';

const sheet = { priceText: '$139.00', hidden: false };
const today = 1;
const dayOf = (number: number) => `2026-12-0${number}`;
const startOf = (number: number) => Date.parse(dayOf(number));

/** A catalogue row, as staff see it today. */
function rowOf(changes: readonly RecordedChange[]) {
  const now = startOf(today);
  const scheduled = inOrder(changes)
    .filter(({ effectiveAt }) => effectiveAt > now)
    .map(({ changeId, effectiveAt, price, hidden, availability }) => ({
      changeId,
      effectiveOn: new Date(effectiveAt).toISOString().slice(0, 10),
      ...(price !== undefined && { price }),
      ...(hidden !== undefined && { hidden }),
      ...(availability !== undefined && { availability }),
    }));
  return { ...valuesOf(sheet, changes, now, nothingFolded), scheduled };
}

const dayNumber = fc.integer({ min: 1, max: 9 });
const values = fc.oneof(
  fc.record({ price: fc.constantFrom('$119.00', '$139.00') }),
  fc.record({ hidden: fc.boolean() }),
  fc.constantFrom({ availability: null }, { availability: { kind: 'ships-in', days: 5 } as const }),
  dayNumber.map((day) => ({
    availability: { kind: 'out-of-stock', until: dayOf(day) } as const,
    availableAt: startOf(day),
  })),
);
const changes = fc.array(fc.tuple(values, dayNumber), { maxLength: 6 }).map((all) =>
  all.map(([value, day], index) => ({
    ...{ ...value, sku: 'I4510', changeId: `c${index}`, version: index },
    effectiveAt: startOf(day),
  })),
);

describe('valuesOnDay', () => {
  it('has the price of the last change that is scheduled up to that day', () => {
    const scheduled = [
      { changeId: 'c1', effectiveOn: '2026-12-20', price: '$119.00' },
      { changeId: 'c2', effectiveOn: '2027-01-02', price: '$139.00' },
    ];
    const row = { price: '$139.00', hidden: false, availability: null, scheduled };
    const priceOn = (day: string) => valuesOnDay(row, day).price;
    expect(['2026-12-19', '2026-12-20', '2027-01-02'].map(priceOn)).toEqual([
      '$139.00',
      '$119.00',
      '$139.00',
    ]);
  });

  it('agrees with the values that the shop will use', () => {
    fc.assert(
      fc.property(changes, dayNumber, (recorded, day) => {
        const { price, hidden, availability } = valuesOnDay(rowOf(recorded), dayOf(day));
        const expected = valuesOf(sheet, recorded, startOf(day), nothingFolded);
        expect({ price, hidden, availability }).toEqual(expected);
      }),
    );
  });
});
