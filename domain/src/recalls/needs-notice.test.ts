import { expect, it } from 'vitest';
import { needsNotice } from './needs-notice.ts';

const received = (quantity: number, lots: readonly string[]) => ({
  quantity,
  received: lots.map((lot) => ({ lot })),
});

const latest = { quantity: 2, lots: ['A1'] };

it.each([
  ['a customer without a notice', undefined, true],
  ['nothing new', latest, false],
  ['more units', { ...latest, quantity: 1 }, true],
  ['fewer units, because a shipment was undone', { ...latest, quantity: 3 }, false],
  ['units of another lot instead', { ...latest, lots: ['A2'] }, true],
])('recognizes whether a notice is needed: %s', (_, notice, isNeeded) => {
  expect(needsNotice(received(2, ['A1', 'A1']), notice)).toBe(isNeeded);
});
