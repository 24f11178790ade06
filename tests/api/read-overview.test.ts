import { type StaffOutput, staffCalls } from '@dental-shop/domain/api/staff/calls';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { callFunction } from '../shop/api.ts';
import { signIn } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { orderAmount, paidOrder } from '../shop/orders.ts';

async function overview(days = 7): Promise<StaffOutput<'readOverview'>> {
  const staff = await signIn('staff');
  const { body } = await callFunction('readOverview', { days }, await staff.token());
  return staffCalls.readOverview.response.parse(body.result);
}

it('adds a payment to its day and category', async () => {
  const before = await overview();
  await paidOrder();
  const after = await overview();
  expect(after.byDay).toHaveLength(7);
  expect(after.today).toEqual({
    orders: before.today.orders + 1,
    revenue: before.today.revenue + orderAmount,
  });
  expect(after.byDay.at(-1)).toMatchObject(after.today);
  const implantRevenue = ({ byCategory }: StaffOutput<'readOverview'>) =>
    byCategory.find(({ category }) => category === 'Implants')?.revenue ?? 0;
  expect(implantRevenue(after)).toBe(implantRevenue(before) + orderAmount);
});

it('counts items that need attention from staff', async () => {
  const before = await overview();
  const user = database.collection('users').doc();
  const order = database.collection('orderRecords').doc();
  const message = database.collection('contactMessages').doc();
  await user.set({ status: 'pending' });
  await message.set({ state: 'new' });
  await order.set({ status: 'disputed', attention: ['dispute', 'another-amount'] });
  const { waiting, openDisputes, attention, unread } = await overview();
  await Promise.all([user.delete(), order.delete(), message.delete()]);
  expect({ waiting, openDisputes, attention, unread }).toEqual({
    waiting: before.waiting + 1,
    openDisputes: before.openDisputes + 1,
    attention: before.attention + 1,
    unread: before.unread + 1,
  });
});

it("lists abandoned emails with their errors until they're resent", async () => {
  const mail = database.collection('mail').doc();
  const delivery = { state: 'abandoned', attempts: 7, dueAt: null, lastError: 'No such mailbox' };
  const to = 'gone@example.com';
  await mail.set({ to, template: 'refund', createdAt: Timestamp.now(), delivery });
  const { undeliveredMails } = await overview();
  await mail.update({ resentAs: 'resent-x' });
  const resent = await overview();
  await mail.delete();
  const { id } = mail;
  expect(resent.undeliveredMails.map((each) => each.id)).not.toContain(id);
  expect(undeliveredMails[0]).toEqual({ id, to, template: 'refund', lastError: 'No such mailbox' });
});

it('accepts a period of 90 days but not 365', async () => {
  const staff = await signIn('staff');
  expect((await overview(90)).byDay).toHaveLength(90);
  const answer = await callFunction('readOverview', { days: 365 }, await staff.token());
  expect(answer).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
});
