import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { parseOrderNumber } from '@dental-shop/domain/order/order-number';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { call } from '../shop/api.ts';
import { approvedCustomer } from '../shop/approved-customer.ts';
import { createCheckout, createPaymentIntent, openIntent } from '../shop/checkout.ts';
import type { Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { mailTo } from '../shop/inbox.ts';
import { openCheckout, paidOrder, payWith, waitForOrderWhere } from '../shop/orders.ts';
import { implant } from '../shop/products.ts';
import { stripe } from '../shop/stripe.ts';

const items = [{ sku: implant.sku, quantity: 1 }];
const metadataOf = async (id: string) => (await stripe.paymentIntents.retrieve(id)).metadata;

async function pay(person: Person, details: object) {
  const checkoutId = await createCheckout(person, items);
  await openIntent(person, { items, checkoutId, details: { language: 'en' } });
  const paymentIntentId = await openIntent(person, { items, checkoutId, details });
  await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
  return { checkoutId, paymentIntentId, order: await waitForOrderWhere(checkoutId) };
}

describe('an order number', () => {
  it('is stored at Stripe before payment and in the order, list and email afterward', async () => {
    const checkout = await openCheckout();
    const { customer, orderId, paymentIntentId } = checkout;
    const { orderNumber = '' } = await metadataOf(paymentIntentId);
    expect(parseOrderNumber(orderNumber)).toBe(orderNumber);
    await payWith('pm_card_visa', checkout);
    expect(await waitForOrderWhere(orderId)).toMatchObject({ number: orderNumber });
    expect((await database.doc(`orders/${orderId}`).get()).get('number')).toBe(orderNumber);
    const { body } = await call(apiPaths.orders, { token: await customer.token() });
    expect(body.data).toMatchObject([{ id: orderId, number: orderNumber }]);
    expect((await mailTo(customer.email, 'Your order')).subject).toBe(`Your order ${orderNumber}`);
  });

  it('is unique per order despite concurrent requests', async () => {
    const person = await approvedCustomer();
    const checkoutId = await createCheckout(person, items);
    const requests = Array.from({ length: 4 }, () =>
      createPaymentIntent(person, { items, checkoutId }),
    );
    const responses = await Promise.all(requests);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const numbers = await database
      .collection('invoiceNumbers')
      .where('orderId', '==', checkoutId)
      .get();
    expect(numbers.size).toBe(1);
  });

  it('is replaced when the order is recorded if it was lost along with the checkout', async () => {
    const checkout = await openCheckout();
    const { orderId, paymentIntentId } = checkout;
    const { number: lost } = (await database.doc(`invoices/${orderId}`).get()).data() ?? {};
    await database.doc(`invoices/${orderId}`).delete();
    await database.doc(`invoiceNumbers/${lost}`).set({ orderId: `other${randomUUID()}` });
    await database.doc(`checkouts/${orderId}`).delete();
    await stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
    const { number } = await waitForOrderWhere(orderId);
    expect(parseOrderNumber(number)).toBe(number);
    expect(number).not.toBe(lost);
    expect((await database.doc(`invoiceNumbers/${number}`).get()).get('orderId')).toBe(orderId);
  });

  it('is added to an older order at the next update', async () => {
    const { orderId, paymentIntentId } = await paidOrder();
    const { number } = await waitForOrderWhere(orderId);
    for (const name of ['orders', 'orderRecords']) {
      await database.doc(`${name}/${orderId}`).update({ number: FieldValue.delete() });
    }
    await stripe.refunds.create({ payment_intent: paymentIntentId, amount: 100 });
    const order = await waitForOrderWhere(orderId, ({ amountRefunded }) => amountRefunded === 100);
    expect(order.number).toBe(number);
  });
});

describe('order details from the checkout', () => {
  const details = { language: 'es', reference: 'PO 7', deliveryNote: 'Rear door\nRing twice' };

  it("are stored in the order and at Stripe and emailed in the checkout's language", async () => {
    const person = await approvedCustomer();
    const { order, paymentIntentId } = await pay(person, details);
    expect(order.details).toEqual(details);
    const { reference, deliveryNote } = details;
    expect(await metadataOf(paymentIntentId)).toMatchObject({ reference, deliveryNote });
    const { text } = await mailTo(person.email, 'Su pedido');
    expect(text).toContain('Su referencia: PO 7');
    expect(text).toContain('Rear door\nRing twice');
  });

  it('use the latest values and can be cleared', async () => {
    const person = await approvedCustomer();
    const checkoutId = await createCheckout(person, items);
    const id = await openIntent(person, { items, checkoutId, details });
    const again = await createPaymentIntent(person, {
      items,
      checkoutId,
      details: { language: 'en', reference: '' },
    });
    const kept = { ...details, language: 'en', reference: '' };
    expect(again.body.details).toEqual(kept);
    const { reference, deliveryNote } = await metadataOf(id);
    expect([reference, deliveryNote]).toEqual([undefined, details.deliveryNote]);
    const silent = await createPaymentIntent(person, { items, checkoutId });
    expect(silent.body.details).toEqual(kept);
  });

  it("are part of the customer's data export", async () => {
    const person = await approvedCustomer();
    await pay(person, details);
    const { body } = await call(apiPaths.accountExport, { token: await person.token() });
    expect(body.orders).toMatchObject([{ details, number: expect.any(String) }]);
  });
});
