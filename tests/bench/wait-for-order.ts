import { database } from '../shop/database.ts';

/** Resolves when an open page would show the order. */
export function waitForOrder(orderId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = database.doc(`orders/${orderId}`).onSnapshot((order) => {
      if (!order.exists) return;
      stop();
      resolve();
    }, reject);
  });
}
