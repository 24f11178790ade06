import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { callFunction } from '../shop/api.ts';
import type { Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import { paidOrder } from '../shop/orders.ts';
import { newStaff } from '../shop/staff.ts';
import { waitFor } from '../shop/wait-for.ts';

const resend = async (staff: Person, mailId: string, requestId: string) =>
  callFunction('resendMail', { mailId, requestId }, await staff.token());

it('sends one copy per request ID and audits who requested it', async () => {
  const staff = await newStaff();
  const { orderId, customer } = await paidOrder();
  const mailId = `order-${orderId}`;
  const { subject } = await mailTo(customer.email, 'Your order');
  const requestId = randomUUID();
  const requested = [1, 2].map(() => resend(staff, mailId, requestId));
  for (const response of await Promise.all(requested)) {
    expect(response).toMatchObject({
      status: 200,
      body: { result: { mailId: `resent-${requestId}` } },
    });
  }
  const copies = await waitFor('the copy', async () => {
    const mails = (await mailsTo(customer.email)).filter((each) => each.subject === subject);
    return mails.length > 1 && mails;
  });
  expect(copies).toHaveLength(2);
  expect(copies[0]?.text).toBe(copies[1]?.text);
  expect((await database.doc(`mail/${mailId}`).get()).get('resentAs')).toBe(`resent-${requestId}`);
  expect((await database.doc(`audit/resend-${requestId}`).get()).data()).toMatchObject({
    who: staff.user.uid,
    what: 'resend-mail',
    whom: orderId,
    resent: { mailId, as: `resent-${requestId}` },
  });
});

it('rejects unknown emails and reused request IDs', async () => {
  const staff = await newStaff();
  const { orderId } = await paidOrder();
  expect(await resend(staff, 'order-none', randomUUID())).toMatchObject({ status: 404 });
  expect(await resend(staff, '../users/somebody', randomUUID())).toMatchObject({ status: 400 });
  const requestId = randomUUID();
  expect(await resend(staff, `order-${orderId}`, requestId)).toMatchObject({ status: 200 });
  expect(await resend(staff, `resent-${requestId}`, requestId)).toMatchObject({
    status: 400,
    body: { error: { details: { code: 'request-id-used' } } },
  });
});
