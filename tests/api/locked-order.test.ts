import { expect, it } from 'vitest';
import { database } from '../shop/database.ts';
import { deliverEvent } from '../shop/deliver-event.ts';
import { openCheckout, payWith, waitForOrderStatus } from '../shop/orders.ts';
import { findEvents } from '../shop/stripe.ts';

/** Stripe's timeout for webhook responses. */
const stripeTimeoutMs = 30_000;

async function lockOrder(orderId: string): Promise<{ unlock: () => Promise<void> }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const holding = database.runTransaction(async (transaction) => {
    await transaction.get(database.doc(`checkouts/${orderId}`));
    await transaction.get(database.doc(`orders/${orderId}`));
    lock();
    await released;
  });
  await locked;
  return {
    unlock: async () => {
      release();
      await holding.catch(() => {});
    },
  };
}

async function succeededEvent(paymentIntentId: string) {
  return (await findEvents(paymentIntentId)).find(
    ({ type }) => type === 'payment_intent.succeeded',
  );
}

it("fails before Stripe's timeout if the order is locked, then succeeds on retry", async () => {
  const checkout = await openCheckout();
  const { orderId, paymentIntentId } = checkout;
  const { unlock } = await lockOrder(orderId);
  await payWith('pm_card_visa', checkout);
  const event = await succeededEvent(paymentIntentId);
  const start = Date.now();
  expect(await deliverEvent(event)).toBe(500);
  expect(Date.now() - start).toBeLessThan(stripeTimeoutMs);
  await unlock();
  expect(await deliverEvent(event)).toBe(200);
  await waitForOrderStatus(orderId, { status: 'completed' });
}, 90_000);

it('records an order while another order is locked', async () => {
  const [checkout, other] = [await openCheckout(), await openCheckout()];
  const { unlock } = await lockOrder(checkout.orderId);
  await payWith('pm_card_visa', checkout);
  const waiting = deliverEvent(await succeededEvent(checkout.paymentIntentId)).then(
    () => 'abandoned',
  );
  await payWith('pm_card_visa', other);
  const recorded = waitForOrderStatus(other.orderId, { status: 'completed' }).then(
    () => 'recorded',
  );
  expect(await Promise.race([waiting, recorded])).toBe('recorded');
  await unlock();
  await waiting;
}, 90_000);
