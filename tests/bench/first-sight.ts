import { database } from '../shop/database.ts';

/** Resolves with the first snapshot of the order: what an open page shows at that moment. */
export function firstSight(orderId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = database.doc(`orders/${orderId}`).onSnapshot((order) => {
      if (!order.exists) return;
      stop();
      resolve();
    }, reject);
  });
}
