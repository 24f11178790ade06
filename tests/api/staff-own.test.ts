import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { callFunction, decide, register } from '../shop/api.ts';
import { database } from '../shop/database.ts';
import { paidOrder } from '../shop/orders.ts';
import { newStaff } from '../shop/staff.ts';

it.each(['approve', 'decline'])('nobody may %s their own account', async (decision) => {
  const staff = await newStaff();
  const { uid } = staff.user;
  await register(staff);
  const answer = await decide(staff, { uid, decision, reason: 'Mine' });
  expect(answer).toMatchObject({
    status: 403,
    body: { error: { details: { code: 'own-account' } } },
  });
  expect((await database.doc(`users/${uid}`).get()).get('status')).toBe('pending');
});

it('nobody refunds an order of their own', async () => {
  const { orderId } = await paidOrder();
  const staff = await newStaff();
  await database.doc(`orders/${orderId}`).update({ uid: staff.user.uid });
  const requestId = randomUUID();
  const answer = await callFunction(
    'refundOrder',
    { orderId, reason: 'Mine', requestId },
    await staff.token(),
  );
  expect(answer).toMatchObject({
    status: 403,
    body: { error: { details: { code: 'own-order' } } },
  });
  expect((await database.doc(`audit/refund-${requestId}`).get()).exists).toBe(false);
  expect((await database.doc(`orders/${orderId}`).get()).get('amountRefunded')).toBe(0);
});
