import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lotKey } from '../fulfillment/lot.ts';
import type { Shipment, ShipmentLine } from '../fulfillment/shipment.ts';
import type { ReturnLine } from '../returns/return.ts';
import { groupRecipients, lotsOf } from './lot-recipients.ts';

interface Moment {
  toMillis(): number;
}

type TestShipment = Shipment<Moment> & { id: string };

const at = (ms: number): Moment => ({ toMillis: () => ms });

const lineOf = (sku: string, lot: string | null, quantity: number): ShipmentLine => ({
  sku,
  name: 'Implant',
  quantity,
  lot,
  expiry: null,
});

function shipmentOf({ lines = [], ...changes }: Partial<TestShipment>): TestShipment {
  const uid = changes.uid ?? 'ana';
  return {
    id: 's1',
    uid,
    kind: 'order',
    orderId: 'o1',
    orderNumber: 'K7QM-3XWT',
    rmaNumber: null,
    lines,
    lotKeys: lines.flatMap(({ sku, lot }) => (lot === null ? [] : [lotKey(sku, lot)])),
    carrier: 'ups',
    trackingNumber: null,
    consignee: { name: uid, email: `${uid}@example.com`, language: 'en', address: null },
    state: 'released',
    shippedAt: at(0),
    releaseAt: at(0),
    releasedAt: at(0),
    updatedAt: at(0),
    ...changes,
  };
}

const returnedLine = (changes: Partial<ReturnLine>): ReturnLine => ({
  id: '0',
  orderId: 'o1',
  orderNumber: null,
  shipmentId: 's1',
  sku: 'I4510',
  name: 'Implant',
  lot: 'A1',
  expiry: null,
  unitPrice: 100,
  quantity: 1,
  reason: 'no-longer-needed',
  unopened: true,
  acceptedQuantity: 1,
  receivedQuantity: 1,
  condition: 'unopened',
  resolution: 'refund',
  complaintId: null,
  ...changes,
});

const a1 = { sku: 'I4510', lots: ['A1'] };

describe('groupRecipients', () => {
  it('lists only customers who received the SKU from these lots', () => {
    const recipients = groupRecipients(
      a1,
      [
        shipmentOf({ id: 's1', uid: 'ana', lines: [lineOf('I4510', 'A1', 2)] }),
        shipmentOf({ id: 's2', uid: 'bea', lines: [lineOf('I4510', 'A2', 2)] }),
        shipmentOf({ id: 's3', uid: 'cleo', lines: [lineOf('I3006', 'A1', 2)] }),
        shipmentOf({ id: 's4', uid: 'dora', lines: [lineOf('I4510', null, 2)] }),
      ],
      [],
    );
    expect(recipients.map(({ uid, quantity }) => [uid, quantity])).toEqual([['ana', 2]]);
  });

  it('includes shipments that can still be undone, but not undone ones', () => {
    const lines = [lineOf('I4510', 'A1', 1)];
    const recipients = groupRecipients(
      a1,
      [
        shipmentOf({ id: 's1', uid: 'ana', state: 'held', lines }),
        shipmentOf({ id: 's2', uid: 'bea', state: 'undone', lines }),
        shipmentOf({ id: 's3', uid: 'cleo', state: 'released', lines }),
      ],
      [],
    );
    expect(recipients.map(({ uid }) => uid)).toEqual(['ana', 'cleo']);
  });

  it("groups a customer's shipments, oldest first, under the latest consignee", () => {
    const moved = { name: 'Ana Muñoz', email: 'new@example.com', language: 'es' } as const;
    const [recipient] = groupRecipients(
      { sku: 'I4510', lots: ['A1', 'A2'] },
      [
        shipmentOf({
          id: 's2',
          shippedAt: at(2),
          consignee: { ...moved, address: null },
          lines: [lineOf('I4510', 'A2', 3)],
        }),
        shipmentOf({
          id: 's1',
          shippedAt: at(1),
          lines: [lineOf('I4510', 'A1', 1), lineOf('I4510', 'A1', 1), lineOf('I4510', 'A2', 4)],
        }),
      ],
      [],
    );
    expect(recipient).toMatchObject({ consignee: moved, quantity: 9, returned: 0 });
    expect(recipient?.received.map(({ shipment, ...row }) => [shipment.id, row])).toEqual([
      ['s1', { lot: 'A1', quantity: 2, returned: 0 }],
      ['s1', { lot: 'A2', quantity: 4, returned: 0 }],
      ['s2', { lot: 'A2', quantity: 3, returned: 0 }],
    ]);
    expect(recipient && lotsOf(recipient)).toEqual(['A1', 'A2']);
  });

  it('counts only returned units of this lot that have arrived', () => {
    const [recipient] = groupRecipients(
      a1,
      [shipmentOf({ lines: [lineOf('I4510', 'A1', 5)] })],
      [
        { lines: [returnedLine({ receivedQuantity: 2 }), returnedLine({ lot: 'A2' })] },
        { lines: [returnedLine({ receivedQuantity: null }), returnedLine({ sku: 'I3006' })] },
        { lines: [returnedLine({ shipmentId: 'another' }), returnedLine({ receivedQuantity: 1 })] },
      ],
    );
    expect(recipient).toMatchObject({ quantity: 5, returned: 3 });
  });

  it('accounts for every unit exactly once', () => {
    const lots = ['A1', 'A2', 'B1'];
    const line = fc
      .record({
        sku: fc.constantFrom('I4510', 'I3006'),
        lot: fc.constantFrom(...lots),
        quantity: fc.integer({ min: 1, max: 20 }),
      })
      .map(({ sku, lot, quantity }) => lineOf(sku, lot, quantity));
    const shipped = fc.array(
      fc.record({
        uid: fc.constantFrom('ana', 'bea', 'cleo'),
        state: fc.constantFrom('held', 'released', 'undone'),
        shippedAt: fc.integer({ min: 0, max: 5 }).map(at),
        lines: fc.array(line, { maxLength: 4 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(shipped, fc.subarray(lots, { minLength: 1 }), (all, recalled) => {
        const shipments = all.map((each, index) => shipmentOf({ ...each, id: `s${index}` }));
        const recipients = groupRecipients({ sku: 'I4510', lots: recalled }, shipments, []);
        const units = shipments
          .filter(({ state }) => state !== 'undone')
          .flatMap(({ uid, lines }) => lines.map((each) => ({ uid, ...each })))
          .filter(({ sku, lot }) => sku === 'I4510' && recalled.includes(lot ?? ''));
        const total = (uid: string) =>
          units.filter((each) => each.uid === uid).reduce((sum, { quantity }) => sum + quantity, 0);
        const expected = [...new Set(units.map(({ uid }) => uid))].sort();
        expect(recipients.map(({ uid }) => uid)).toEqual(expected);
        for (const { uid, quantity, received } of recipients) {
          expect(quantity).toBe(total(uid));
          expect(received.reduce((sum, row) => sum + row.quantity, 0)).toBe(quantity);
        }
      }),
    );
  });
});
