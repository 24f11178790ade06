import { describe, expect, it } from 'vitest';
import {
  needsReplacement,
  needsReplacementOf,
  replacedLines,
  replacementLines,
} from './replacements.ts';
import type { ReturnLine } from './return.ts';

const line: ReturnLine = {
  id: '0',
  orderId: 'o1',
  orderNumber: 'K7QM-3XWT',
  shipmentId: 's1',
  sku: 'I4510',
  name: 'Implant',
  lot: 'A1',
  expiry: '2029-05-31',
  unitPrice: 13_900,
  quantity: 3,
  reason: 'device-problem',
  unopened: false,
  acceptedQuantity: 3,
  receivedQuantity: 2,
  condition: 'opened',
  resolution: 'replacement',
  complaintId: null,
};

const settled = { state: 'settled' as const, lines: [line], replaced: {} };

describe('replacementLines', () => {
  it('subtracts the units already sent from the received units of all lines of a SKU', () => {
    const lines = [line, { ...line, id: '1', lot: 'B2', receivedQuantity: 1 }];
    const of = (replaced: Record<string, number>) =>
      replacementLines({ ...settled, lines, replaced });
    expect(of({})).toEqual([{ sku: 'I4510', name: 'Implant', open: 3 }]);
    expect(of({ I4510: 2 })).toEqual([{ sku: 'I4510', name: 'Implant', open: 1 }]);
    expect(of({ I4510: 3 })).toEqual([{ sku: 'I4510', name: 'Implant', open: 0 }]);
  });

  it("includes all accepted units of a line whose devices don't come back", () => {
    const lines = [{ ...line, acceptedQuantity: 2, receivedQuantity: 0 }];
    expect(replacementLines({ ...settled, lines })).toMatchObject([{ sku: 'I4510', open: 2 }]);
  });

  it.each(['refund', 'none', null] as const)(
    'excludes lines with the resolution %s',
    (resolution) => {
      expect(replacementLines({ ...settled, lines: [{ ...line, resolution }] })).toEqual([]);
    },
  );

  it.each(['requested', 'accepted', 'received', 'declined', 'canceled'] as const)(
    'is empty for a return in the state %s',
    (state) => {
      expect(replacementLines({ ...settled, state })).toEqual([]);
    },
  );
});

it('needsReplacement is true until every unit has been sent', () => {
  expect(needsReplacement(settled)).toBe(true);
  expect(needsReplacement({ ...settled, replaced: { I4510: 1 } })).toBe(true);
  expect(needsReplacement({ ...settled, replaced: { I4510: 2 } })).toBe(false);
});

describe('of a return of two orders', () => {
  const refunded = { ...line, id: '1', orderId: 'o2', sku: 'I3710', resolution: 'refund' as const };
  const screw = { ...line, id: '2', orderId: 'o3', sku: 'GS1' };
  const returned = { ...settled, lines: [refunded, line, screw] };

  it('a replacement belongs to the order of the device that it replaces', () => {
    expect(replacedLines(returned.lines, [{ sku: 'GS1' }])).toEqual([screw]);
    expect(replacedLines(returned.lines, [{ sku: 'I3710' }])).toEqual([]);
  });

  it('only an order whose device was not yet replaced needs a replacement', () => {
    const needing = (replaced: Record<string, number>) =>
      ['o1', 'o2', 'o3'].filter((orderId) =>
        needsReplacementOf({ ...returned, replaced }, orderId),
      );
    expect(needing({})).toEqual(['o1', 'o3']);
    expect(needing({ I4510: 2 })).toEqual(['o3']);
    expect(needing({ I4510: 2, GS1: 2 })).toEqual([]);
  });
});
