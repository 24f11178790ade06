import { database } from '../shop/database.ts';

/** Resolves with the first snapshot that contains the order, which is when an open page would show it. */
export function waitForOrder(orderId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = database.doc(`orders/${orderId}`).onSnapshot((order) => {
      if (!order.exists) return;
      stop();
      resolve();
    }, reject);
  });
}
