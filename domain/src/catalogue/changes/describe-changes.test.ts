import { expect, it } from 'vitest';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { noChanges } from './catalogue-changes.ts';
import { describeChanges, describeUndo } from './describe-changes.ts';
import { nothingFolded } from './folded.ts';
import { undoChanges } from './record-changes.ts';
import { record, saved } from './testing/recorded.ts';

const sku = 'HD55S';
const shipsIn = (days: number) => ({ kind: 'ships-in', days }) as const;

function described(current: typeof noChanges, at: number, effectiveAt = at) {
  const requested = [{ sku, price: '$99.00', hidden: true, availability: shipsIn(5) }];
  const result = record(current, requested, { changeId: 'new', at, effectiveAt });
  if (!result.ok) throw new Error('Not saved');
  return describeChanges(fixtureCatalogue, current, result.recorded);
}

it('describes each field with its previous value', () => {
  const [product] = described(noChanges, 1);
  expect(product).toEqual({
    sku,
    name: expect.stringContaining('Drill'),
    price: { from: '$91.00', to: '$99.00' },
    hidden: { from: false, to: true },
    availability: { from: null, to: shipsIn(5) },
  });
});

it('compares a scheduled change with the values in effect when it starts', () => {
  const current = saved([1, { sku, price: '$95.00', availability: shipsIn(9) }, 100]);
  expect(described(current, 2, 200)).toMatchObject([
    { price: { from: '$95.00' }, availability: { from: shipsIn(9) } },
  ]);
  expect(described(current, 2, 50)).toMatchObject([{ price: { from: '$91.00' } }]);
});

it('describes an undo with the restored value', () => {
  const current = saved([1, { sku, price: '$95.00' }], [2, { sku, price: '$99.00' }]);
  const undo = { catalogue: fixtureCatalogue, current, undoneId: 'c2', now: 3 };
  const result = undoChanges({ ...undo, folded: nothingFolded });
  if (!result.ok) throw new Error('Not undone');
  const [product] = describeUndo(fixtureCatalogue, result.changes, result.recorded, 3);
  expect(product).toMatchObject({ sku, price: { from: '$99.00', to: '$95.00' } });
  expect(product).not.toHaveProperty('hidden');
});
