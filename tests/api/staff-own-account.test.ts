import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { callFunction, decide, register } from '../shop/api.ts';
import { database } from '../shop/database.ts';
import { paidOrder } from '../shop/orders.ts';
import { newStaff } from '../shop/staff.ts';
import { storedCustomersOrder } from '../shop/stored-order.ts';

it.each(['approve', 'decline'])('staff cannot %s their own account', async (decision) => {
  const staff = await newStaff();
  const { uid } = staff.user;
  await register(staff);
  const response = await decide(staff, { uid, decision, reason: 'Mine' });
  expect(response).toMatchObject({
    status: 403,
    body: { error: { details: { code: 'own-account' } } },
  });
  expect((await database.doc(`users/${uid}`).get()).get('status')).toBe('pending');
});

const code = (wanted: string) => ({ status: 403, body: { error: { details: { code: wanted } } } });

it('staff cannot correct their own account', async () => {
  const staff = await newStaff();
  const { uid } = staff.user;
  await register(staff);
  const before = (await database.doc(`users/${uid}`).get()).data();
  const input = { uid, name: 'Another Name', reason: 'Mine' };
  expect(await callFunction('updateCustomer', input, await staff.token())).toMatchObject(
    code('own-account'),
  );
  expect((await database.doc(`users/${uid}`).get()).get('name')).toBe(before?.name);
});

it('staff cannot undo a decision on their own account', async () => {
  const [staff, other] = [await newStaff(), await newStaff()];
  const { uid } = staff.user;
  await register(staff);
  const { body } = await decide(other, { uid, decision: 'decline', reason: 'No license' });
  const { auditId } = body.result as { auditId: string };
  // In older installations, staff may have decided on their own accounts.
  await database.doc(`audit/${auditId}`).update({ who: uid });
  expect(await callFunction('undoDecision', { auditId }, await staff.token())).toMatchObject(
    code('own-account'),
  );
  expect((await database.doc(`users/${uid}`).get()).get('status')).toBe('declined');
});

it('staff cannot annotate their own order', async () => {
  const staff = await newStaff();
  const orderId = `own${randomUUID().slice(0, 8)}`;
  await database.doc(`orders/${orderId}`).set(storedCustomersOrder({ uid: staff.user.uid }));
  const note = { orderId, text: 'Ship it without payment' };
  expect(await callFunction('annotateOrder', note, await staff.token())).toMatchObject(
    code('own-order'),
  );
  expect((await database.doc(`orderNotes/${orderId}`).get()).exists).toBe(false);
});

it('staff cannot refund their own order', async () => {
  const { orderId } = await paidOrder();
  const staff = await newStaff();
  await database.doc(`orders/${orderId}`).update({ uid: staff.user.uid });
  const requestId = randomUUID();
  const response = await callFunction(
    'refundOrder',
    { orderId, reason: 'Mine', requestId },
    await staff.token(),
  );
  expect(response).toMatchObject({
    status: 403,
    body: { error: { details: { code: 'own-order' } } },
  });
  expect((await database.doc(`audit/refund-${requestId}`).get()).exists).toBe(false);
  expect((await database.doc(`orders/${orderId}`).get()).get('amountRefunded')).toBe(0);
});
