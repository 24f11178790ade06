import type { StaffInput } from '@dental-shop/domain/api/staff/calls';
import { expect, it } from 'vitest';
import { inMemoryFirestore } from '../platform/firestore/firestore-fixture.ts';
import { createShipment } from './create-shipment.ts';
import { releaseShipment } from './release-shipment.ts';
import { undoShipment } from './undo-shipment.ts';

const sku = 'I4510';
const item = { sku, name: 'Implant', quantity: 2, unitPrice: 100 };
const order = {
  ...{ uid: 'ana', status: 'completed', items: [item], paymentIntentId: 'pi_1', attention: [] },
  ...{ email: 'ana@example.com', customerName: 'Ana', skus: [sku], shippingAddress: null },
  fulfillment: 'unfulfilled',
};
const returned = {
  ...{ uid: 'ana', state: 'settled', customerName: 'Ana', address: null, replaced: {} },
  toReplace: true,
  lines: [
    {
      ...{ id: '0', orderId: 'order', sku, name: 'Implant', quantity: 2 },
      ...{ acceptedQuantity: 2, receivedQuantity: 2, resolution: 'replacement' },
    },
  ],
};

async function packTwoBoxes(subject: StaffInput<'createShipment'>['subject']) {
  const stored: Record<string, Record<string, unknown>> = {
    'staff/eva': { email: 'eva@example.com' },
    'users/ana': { email: 'ana@example.com', language: 'en' },
    'orders/order': order,
    'orderRecords/order': { ...order, packed: {} },
    'returns/rma': returned,
  };
  const services = { firestore: inMemoryFirestore(stored) };
  for (const requestId of ['a', 'b']) {
    const lines = [{ sku, quantity: 1, lot: 'L1', expiry: '2099-05-31' }];
    const box = { subject, requestId, lines, carrier: 'ups', trackingNumber: null } as const;
    await createShipment(services, box, 'eva');
  }
  return {
    stored,
    release: async (shipmentId: string) => {
      await releaseShipment(services, { shipmentId }, 'eva');
      const { data } = stored[`mail/shipment-${shipmentId}`] as { data: { isPartial: boolean } };
      return data.isPartial ? 'part' : 'rest';
    },
    undo: (shipmentId: string) => undoShipment(services, { shipmentId }, 'eva'),
  };
}

it.each([
  ['an order', { orderId: 'order' }],
  ['a replacement', { rmaNumber: 'rma' }],
])('announces part of %s while another box can still be undone', async (_, subject) => {
  for (const [first = '', second = ''] of [
    ['a', 'b'],
    ['b', 'a'],
  ]) {
    const { release } = await packTwoBoxes(subject);
    expect([await release(first), await release(second)]).toEqual(['part', 'rest']);
  }
  const { release, undo } = await packTwoBoxes(subject);
  await undo('b');
  expect(await release('a')).toBe('part');
});

it('stores the orders whose devices a replacement replaces', async () => {
  const replacement = await packTwoBoxes({ rmaNumber: 'rma' });
  expect(replacement.stored['shipments/a']).toMatchObject({ replacedOrderIds: ['order'] });
  const shipment = await packTwoBoxes({ orderId: 'order' });
  expect(shipment.stored['shipments/a']).not.toHaveProperty('replacedOrderIds');
});
