import { expect } from '@playwright/test';
import type Stripe from 'stripe';
import { database } from '../shop/database.ts';
import { findOrders } from '../shop/orders-and-charges.ts';
import { waitFor } from '../shop/wait-for.ts';

/** Stripe may take a while to list or send an event. */
const eventLimitMs = 120_000;

export async function waitForOrder(
  orderId: string,
  status: string,
): Promise<FirebaseFirestore.DocumentData> {
  const found = async () => {
    const order = (await database.doc(`orderRecords/${orderId}`).get()).data();
    return order?.status === status && order;
  };
  return waitFor(`the order ${orderId} to be ${status}`, found, eventLimitMs);
}

export async function expectPaidOnce(
  stripe: Stripe,
  { uid, amount, times = 1 }: { uid: string; amount: number; times?: number },
): Promise<void> {
  const orders = await waitFor(
    `${times} completed orders`,
    async () => {
      const all = await findOrders(uid);
      return all.filter(({ status }) => status === 'completed').length === times && all;
    },
    eventLimitMs,
  );
  expect(orders.map((order) => order.amount)).toEqual(orders.map(() => amount));
  const customer = (await database.doc(`customers/${uid}`).get()).get('stripeCustomerId');
  const { data } = await stripe.paymentIntents.list({ customer, limit: 100 });
  const paid = data.filter(({ status }) => status === 'succeeded');
  expect(paid.map((each) => each.amount_received)).toEqual(paid.map(() => amount));
  expect(paid).toHaveLength(times);
}
