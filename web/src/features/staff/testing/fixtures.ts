import type { CatalogueRowNow } from '@dental-shop/domain/api/staff/catalogue-calls';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { FirebaseError } from 'firebase/app';
import { Timestamp } from 'firebase/firestore';
import type { Account } from '../accounts/accounts-query.ts';
import type { ListedShipment } from '../shipping/shipments/use-staff-shipments.ts';

const address = {
  street: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  country: 'United States',
};

export function accountFixture(changes: Partial<Account> = {}): Account {
  return {
    id: 'ana',
    email: 'ana@example.com',
    name: 'Ana Muñoz',
    type: 'dentist',
    licenseNumber: 'NV-1',
    address,
    status: 'pending',
    language: 'en',
    createdAt: Timestamp.fromMillis(0),
    decidedAt: null,
    claimsSetAt: null,
    searchTerms: [],
    nameKey: '',
    licenseKey: null,
    ...changes,
  };
}

export function orderFixture(
  changes: Partial<OrderRecord<Timestamp>> = {},
): OrderRecord<Timestamp> {
  return {
    uid: 'ana',
    email: 'ana@example.com',
    customerName: 'Ana Muñoz',
    paymentIntentId: 'pi_1',
    items: [{ sku: 'I4510', name: 'Implant', unitPrice: 12_500, quantity: 1 }],
    skus: ['I4510'],
    amount: 12_500,
    amountRefunded: 2_500,
    currency: 'usd',
    status: 'completed',
    attention: [],
    packed: {},
    packing: 'unfulfilled',
    toShip: true,
    receiptUrl: null,
    shippingAddress: address,
    createdAt: Timestamp.fromMillis(0),
    updatedAt: Timestamp.fromMillis(0),
    ...changes,
  };
}

export function shipmentFixture(changes: Partial<ListedShipment> = {}): ListedShipment {
  const at = Timestamp.fromMillis(0);
  return {
    ...{ id: 's1', uid: 'ana', kind: 'order', orderId: 'a', orderNumber: null, rmaNumber: null },
    lines: [{ sku: 'I4510', name: 'Implant', quantity: 1, lot: 'A1', expiry: '2029-05-31' }],
    ...{ lotKeys: ['I4510|A1'], carrier: 'ups', trackingNumber: null },
    consignee: { name: 'Ana Muñoz', email: 'ana@example.com', language: 'en', address },
    ...{ state: 'released', shippedAt: at, releaseAt: at, releasedAt: at, updatedAt: at },
    ...changes,
  };
}

export const catalogueRow: CatalogueRowNow = {
  row: 2,
  sku: 'I4510',
  name: 'Implant',
  category: 'Implants',
  price: '$139.00',
  hidden: false,
  lotTracked: true,
  warnings: [],
  availability: null,
  sheet: { price: '$139.00', hidden: false },
  scheduled: [],
};

export function refusal(code: string, details: Record<string, unknown> = {}): FirebaseError {
  const error = new FirebaseError('functions/failed-precondition', 'Refused.');
  return Object.assign(error, { details: { code, ...details } });
}
