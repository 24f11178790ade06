import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { callFunction } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout } from '../shop/checkout.ts';
import { database } from '../shop/database.ts';
import { deliverEvent } from '../shop/deliver-event.ts';
import { type CustomersOrder, openCheckout, paidOrder } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';
import { findEvents, stripe } from '../shop/stripe.ts';

const items = [{ sku: implant.sku, quantity: 2 }];
let forgeries = 0;

/** Signed correctly but with different metadata. */
async function forged(
  { paymentIntentId }: CustomersOrder,
  metadata: Record<string, string>,
): Promise<Stripe.Event> {
  const events = await findEvents(paymentIntentId);
  const event = events.find(({ type }) => type.startsWith('payment_intent.'));
  if (!event) throw new Error(`No event for ${paymentIntentId}`);
  const object = { ...event.data.object, metadata };
  forgeries += 1;
  return {
    ...event,
    id: `${event.id}_forged_${forgeries}`,
    type: 'payment_intent.succeeded',
    data: { ...event.data, object },
  } as Stripe.Event;
}

async function written({ orderId, paymentIntentId }: CustomersOrder) {
  const [order, transactions] = await Promise.all([
    database.doc(`orders/${orderId}`).get(),
    database.collection('transactions').where('orderId', '==', orderId).get(),
  ]);
  const records = transactions.docs.map((each) => ({ id: each.id, ...each.data() }));
  expect(records).toMatchObject([{ id: paymentIntentId, orderId }]);
  return { order: order.data(), writtenAt: order.updateTime, records };
}

const exists = async (path: string) => (await database.doc(path).get()).exists;

describe('a signed event that names the wrong order or customer', () => {
  it.each([
    ['another checkout of the same customer', 'checkout'],
    ['another customer', 'uid'],
    ['another checkout and customer', 'both'],
    ['an unknown checkout', 'unknown'],
  ] as const)('changes nothing if it names %s', async (_, what) => {
    const paid = await paidOrder();
    const [uid, other] = [paid.customer.user.uid, await approvedCustomer()];
    const checkoutId = await createCheckout(what === 'both' ? other : paid.customer, items);
    const metadata = {
      checkout: { checkoutId, uid },
      uid: { checkoutId: paid.orderId, uid: other.user.uid },
      both: { checkoutId, uid: other.user.uid },
      unknown: { checkoutId: 'Nobody00000000000000', uid },
    }[what];
    const before = await written(paid);
    expect(await deliverEvent(await forged(paid, metadata))).toBe(200);
    expect(await written(paid)).toEqual(before);
    if (what !== 'uid') expect(await exists(`orders/${metadata.checkoutId}`)).toBe(false);
  });

  it("still records the payment's actual order", async () => {
    const checkout = await openCheckout();
    const checkoutId = await createCheckout(checkout.customer, items);
    const event = await forged(checkout, { checkoutId, uid: checkout.customer.user.uid });
    await stripe.paymentIntents.confirm(checkout.paymentIntentId, {
      payment_method: 'pm_card_visa',
    });
    expect(await deliverEvent(event)).toBe(200);
    expect((await written(checkout)).order).toMatchObject({ status: 'completed' });
    expect(await exists(`orders/${checkoutId}`)).toBe(false);
  });
});

it('keeps a payment with its order if the metadata changes at Stripe', async () => {
  const paid = await paidOrder();
  const other = await approvedCustomer();
  const checkoutId = await createCheckout(other, items);
  const metadata = { checkoutId, uid: other.user.uid };
  await stripe.paymentIntents.update(paid.paymentIntentId, { metadata });
  const before = await written(paid);

  expect(await deliverEvent(await forged(paid, metadata))).toBe(200);
  const { paymentIntentId } = paid;
  const token = await (await newStaff()).token();
  const reconcile = () => callFunction('reconcileOrder', { paymentIntentId }, token);
  expect((await reconcile()).body).toEqual({ result: { outcome: 'nothing-new', changes: [] } });
  expect(await written(paid)).toEqual(before);
  expect(await exists(`orders/${checkoutId}`)).toBe(false);

  // A later refund must change only the original order.
  await stripe.refunds.create({ payment_intent: paymentIntentId });
  await reconcile();
  expect((await database.doc(`orders/${paid.orderId}`).get()).get('status')).toBe('refunded');
  expect(await exists(`orders/${checkoutId}`)).toBe(false);
});
