import { customersOrder, type Order, type OrderRecord } from '@dental-shop/domain/order/order';
import { Timestamp } from 'firebase-admin/firestore';
import { implant } from './products.ts';

/** An order in the customer's format, for tests that need many orders or past dates. */
export function storedCustomersOrder(changes: Partial<Order<Timestamp>>): Order<Timestamp> {
  return customersOrder(storedOrder(changes));
}

export function storedOrder(changes: Partial<OrderRecord<Timestamp>>): OrderRecord<Timestamp> {
  const createdAt = changes.createdAt ?? Timestamp.now();
  return {
    uid: 'nobody',
    email: 'nobody@example.com',
    customerName: 'Nobody',
    paymentIntentId: 'pi_none',
    items: [{ ...implant, quantity: 1 }],
    skus: [implant.sku],
    amount: implant.unitPrice,
    amountRefunded: 0,
    currency: 'usd',
    status: 'completed',
    attention: [],
    packed: {},
    packing: 'unfulfilled',
    // Some tests store orders from past decades, which would fill the first page of the queue.
    toShip: false,
    receiptUrl: null,
    shippingAddress: {
      street: '1 Main Street',
      city: 'Boston',
      state: 'MA',
      zipCode: '02134',
      country: 'United States',
    },
    updatedAt: createdAt,
    ...changes,
    createdAt,
  };
}
