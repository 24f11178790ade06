import { expect, it } from 'vitest';
import { callFunction } from '../shop/api.ts';
import type { Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { paidOrder } from '../shop/orders.ts';
import { newStaff } from '../shop/staff.ts';

const annotate = async (staff: Person, orderId: string, text: string) =>
  callFunction('annotateOrder', { orderId, text }, await staff.token());

const noteOf = async (orderId: string) =>
  (await database.doc(`orderNotes/${orderId}`).get()).data();

it('stores a note outside the order, replaces and deletes it, and audits each change', async () => {
  const staff = await newStaff();
  const other = await newStaff();
  const { orderId } = await paidOrder();
  await annotate(staff, orderId, '  Call before sending ');
  expect(await noteOf(orderId)).toMatchObject({ text: 'Call before sending', who: staff.email });
  await annotate(staff, orderId, 'Call before sending');
  await annotate(other, orderId, 'Called');
  expect(await noteOf(orderId)).toMatchObject({ text: 'Called', who: other.email });
  await annotate(staff, orderId, '');
  expect(await noteOf(orderId)).toBeUndefined();

  const order = await database.doc(`orders/${orderId}`).get();
  expect(JSON.stringify(order.data())).not.toContain('Call');
  const { docs } = await database.collection('audit').where('whom', '==', orderId).get();
  const changes = docs
    .map((each) => each.data())
    .sort((a, b) => a.when.toMillis() - b.when.toMillis())
    .map(({ who, what, before, after }) => [who, what, before.text, after.text]);
  expect(changes).toEqual([
    [staff.user.uid, 'annotate-order', '', 'Call before sending'],
    [other.user.uid, 'annotate-order', 'Call before sending', 'Called'],
    [staff.user.uid, 'annotate-order', 'Called', ''],
  ]);
});

it('rejects a note that is too long or on a nonexistent order', async () => {
  const staff = await newStaff();
  expect(await annotate(staff, 'no-such-order-anywhere', 'Hello')).toMatchObject({ status: 404 });
  expect(await annotate(staff, 'no-such-order-anywhere', 'x'.repeat(2001))).toMatchObject({
    status: 400,
    body: { error: { details: { code: 'invalid-input', field: 'text' } } },
  });
});
