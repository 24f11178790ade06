import type { OrderRecord } from '@dental-shop/domain/order/order';
import { Timestamp } from 'firebase-admin/firestore';

const createdAt = Timestamp.fromDate(new Date('2026-03-02T04:05:06.789Z'));

export const exportedOrder: OrderRecord<Timestamp> = {
  uid: 'u',
  number: 'K7QM-3XWT',
  email: 'ana@example.com',
  customerName: 'Ana',
  paymentIntentId: 'pi_1',
  items: [
    { sku: 'I3006', name: 'Implant', unitPrice: 13_900, quantity: 2 },
    { sku: 'HD55S', name: 'Driver', unitPrice: 9_100, quantity: 3 },
  ],
  skus: ['I3006', 'HD55S'],
  amount: 55_100,
  amountRefunded: 0,
  currency: 'usd',
  status: 'completed',
  details: { language: 'es', reference: 'PO 7', deliveryNote: 'Rear door' },
  attention: [],
  packed: {},
  packing: 'unfulfilled',
  toShip: true,
  receiptUrl: null,
  shippingAddress: {
    street: '1 Main Street',
    city: 'Boston',
    state: 'MA',
    zipCode: '02134',
    country: 'United States',
  },
  createdAt,
  updatedAt: createdAt,
};
