import type { EffectivenessRow, LotRecipient } from '@dental-shop/domain/api/staff/recall-calls';
import type { Recall } from '@dental-shop/domain/recalls/recall';
import { Timestamp } from 'firebase/firestore';

const address = {
  street: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  country: 'United States',
};

const consignee = {
  uid: 'ana',
  name: 'Ana Muñoz',
  email: 'ana@example.com',
  language: 'en',
  address,
} as const;

export function recipientFixture(changes: Partial<LotRecipient> = {}): LotRecipient {
  return {
    ...consignee,
    quantity: 3,
    returned: 1,
    shipments: [
      {
        shipmentId: 's1',
        orderId: 'o1',
        orderNumber: 'K7QM-3XWT',
        rmaNumber: null,
        shippedAt: '2026-11-27T12:00:00.000Z',
        name: 'Ana Muñoz',
        address,
        lot: 'A1',
        quantity: 3,
        returned: 1,
      },
    ],
    ...changes,
  };
}

export function effectivenessFixture(changes: Partial<EffectivenessRow> = {}): EffectivenessRow {
  return {
    ...consignee,
    quantity: 3,
    returned: 1,
    lots: ['A1'],
    delivery: 'delivered',
    deliveredAt: '2026-11-27T12:00:00.000Z',
    acknowledgedAt: null,
    ...changes,
  };
}

export function recallFixture(changes: Partial<Recall<Timestamp>> = {}): Recall<Timestamp> {
  const at = Timestamp.fromMillis(0);
  return {
    sku: 'I4510',
    name: 'Implant',
    lots: ['A1'],
    subject: { en: 'Stop using lot A1', es: 'Deje de usar el lote A1' },
    message: { en: 'Return it.', es: 'Devuélvalo.' },
    state: 'draft',
    createdAt: at,
    createdBy: 'eva',
    sentAt: null,
    expireAt: at,
    ...changes,
  };
}
