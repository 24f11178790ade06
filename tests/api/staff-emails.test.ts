import { dayMs } from '@dental-shop/domain/retention/retention';
import { officeSettingLimits } from '@dental-shop/domain/settings/office-settings';
import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { callFunction, register } from '../shop/api.ts';
import { newPerson, type Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import { paidOrder } from '../shop/orders.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { newStaff } from '../shop/staff.ts';

const choose = async (person: Person, emails: string[], language = 'en') =>
  callFunction('chooseEmails', { emails, language }, await person.token());

it('copies an office email to the staff who chose it, in their language', async () => {
  const [chosen, other] = await Promise.all([newStaff(), newStaff()]);
  expect(await choose(chosen, ['orders', 'orders'], 'es')).toMatchObject({
    status: 200,
    body: { result: { emails: ['orders'] } },
  });
  await choose(other, ['returns']);
  const { orderId, customer } = await paidOrder();

  const { html } = await mailTo(chosen.email, 'Pedido nuevo');
  expect(html).toContain(`/staff/orders/${orderId}`);
  const copies = await database.collection('mail').where('to', '==', chosen.email).get();
  const own = copies.docs.filter((copy) => copy.get('data.orderId') === orderId);
  expect(own.map((copy) => copy.get('uid'))).toEqual([customer.user.uid]);
  expect(await mailsTo(other.email)).toEqual([]);
  const entries = await database.collection('audit').where('whom', '==', chosen.user.uid).get();
  expect(entries.docs.map((entry) => entry.get('what'))).toEqual(['choose-emails']);
  await choose(chosen, []);
});

it("leaves copies out of the order's history", async () => {
  const staff = await newStaff();
  await choose(staff, ['orders']);
  const { orderId } = await paidOrder();
  await mailTo(staff.email, 'New order');
  const response = await callFunction('readOrderHistory', { orderId }, await staff.token());
  const { mails } = (response.body as { result: { mails: { to: string }[] } }).result;
  expect(mails.map(({ to }) => to)).not.toContain(staff.email);
  expect(mails.length).toBeGreaterThan(0);
  await choose(staff, []);
});

it("doesn't email someone who hasn't accepted an invitation", async () => {
  const [invited, chosen] = await Promise.all([newStaff(), newStaff()]);
  const membership = database.doc(`staff/${invited.user.uid}`);
  await choose(invited, ['orders']);
  await membership.update({ invitation: { sentAt: Timestamp.now(), acceptedAt: null } });
  await choose(chosen, ['orders']);
  await paidOrder();
  await mailTo(chosen.email, 'New order');
  expect(await mailsTo(invited.email)).toEqual([]);
  await membership.delete();
  await choose(chosen, []);
});

it('reports an order once after it has waited too long to be shipped', async () => {
  const staff = await newStaff();
  await choose(staff, ['late-orders']);
  const { orderId } = await paidOrder();
  const isReported = async () => (await database.doc(`lateOrders/${orderId}`).get()).exists;
  await runSchedule('notifyOffice');
  expect(await isReported()).toBe(false);

  // Late under any settings, because other tests change them.
  const record = database.doc(`orderRecords/${orderId}`);
  const paidAt = (await record.get()).get('createdAt');
  const longAgo = Date.now() - (officeSettingLimits.lateOrderDays.max + 1) * dayMs;
  await record.update({ createdAt: Timestamp.fromMillis(longAgo) });
  await runSchedule('notifyOffice');
  expect(await isReported()).toBe(true);
  const { html } = await mailTo(staff.email, 'waiting to be shipped');
  expect(html).toContain(`/staff/orders/${orderId}`);
  const emails = database.collection('mail').where('template', '==', 'late-orders');
  const mentions = async () =>
    (await emails.get()).docs.filter((mail) =>
      (mail.get('data.orders') as { orderId: string }[]).some((each) => each.orderId === orderId),
    ).length;
  const before = await mentions();
  await runSchedule('notifyOffice');
  expect(await mentions()).toBe(before);
  await record.update({ createdAt: paidAt });
  await choose(staff, []);
});

it('sends at most one digest a day', async () => {
  await register(await newPerson());
  await runSchedule('notifyOffice');
  await runSchedule('notifyOffice');
  const digests = await database.collection('mail').where('template', '==', 'daily-digest').get();
  // There may be none, because today's digest isn't due before 7 a.m. in the office's time zone.
  expect(digests.size).toBeLessThanOrEqual(1);
  for (const digest of digests.docs) {
    expect(digest.id).toMatch(/^daily-digest-\d{4}-\d{2}-\d{2}$/);
    expect(digest.get('to')).not.toBe(demoAccounts.staff);
    expect(digest.get('data')).toMatchObject({
      toShip: expect.any(Number),
      waiting: expect.any(Number),
    });
  }
});
