import {
  type ApprovalConcern,
  approvalConcern,
} from '@dental-shop/domain/account/approval-concerns';
import type { Units } from '@dental-shop/domain/fulfillment/open-quantities';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { type ApiResponse, callFunction, decide, register } from '../shop/api.ts';
import { newPerson, type Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { heldMailTo, mailsTo } from '../shop/inbox.ts';
import { createPendingDeletion } from '../shop/pending-deletion.ts';
import { implant } from '../shop/products.ts';
import { runSchedule } from '../shop/run-schedule.ts';
import { newStaff } from '../shop/staff.ts';
import { storedCustomersOrder, storedOrder } from '../shop/stored-order.ts';
import { waitFor } from '../shop/wait-for.ts';

interface Decided {
  applicant: Person;
  staff: Person;
  auditId: string;
}

const undo = async (
  by: Person,
  auditId: string,
  confirmed: readonly ApprovalConcern[] = approvalConcern.options,
): Promise<ApiResponse> => callFunction('undoDecision', { auditId, confirmed }, await by.token());

const statusOf = async ({ user: { uid } }: Person) =>
  (await database.doc(`users/${uid}`).get()).get('status');

async function decided(decision: string, reason?: string): Promise<Decided> {
  const applicant = await newPerson();
  await register(applicant);
  const staff = await newStaff();
  const { uid } = applicant.user;
  const { body } = await decide(staff, { uid, decision, ...(reason ? { reason } : {}) });
  const { auditId } = body.result as { auditId: string };
  return { applicant, staff, auditId };
}

/**
 * Holds the email until the test sends it, because a busy machine could miss the 25 s undo period.
 */
async function delayEmail({ auditId }: Decided): Promise<void> {
  const dueAt = Timestamp.fromMillis(Date.now() + 3_600_000);
  await database.doc(`mail/decision-${auditId}`).update({ 'delivery.dueAt': dueAt });
}

const rejected = { status: 400, body: { error: { details: { code: 'not-undoable' } } } };

it('reverts a decision, including its claim and unsent email', async () => {
  const decision = await decided('approve');
  await delayEmail(decision);
  const { applicant, staff, auditId } = decision;
  const mail = database.doc(`mail/decision-${auditId}`);
  expect((await mail.get()).get('delivery')).toMatchObject({ state: 'waiting', attempts: 0 });
  expect(await undo(staff, auditId)).toMatchObject({
    status: 200,
    body: { result: { uid: applicant.user.uid, status: 'pending', mail: 'withdrawn' } },
  });
  expect(await statusOf(applicant)).toBe('pending');
  expect((await mail.get()).exists).toBe(false);
  await waitFor('the claim to be removed', async () => {
    const { claims } = await applicant.user.getIdTokenResult(true);
    const user = (await database.doc(`users/${applicant.user.uid}`).get()).data();
    const isMarked = user?.claimsSetAt?.toMillis() >= user?.decidedAt?.toMillis();
    return isMarked && claims.approved !== true;
  });
  await runSchedule('sweepMail');
  const subjects = (await mailsTo(applicant.email)).map(({ subject }) => subject);
  expect(subjects).not.toContain('Your account is approved');
  const audit = await database
    .collection('audit')
    .where('whom', '==', applicant.user.uid)
    .orderBy('when', 'desc')
    .get();
  expect(audit.docs.map((entry) => [entry.get('what'), entry.get('whoEmail')])).toEqual([
    ['undo', staff.email],
    ['approve', staff.email],
  ]);
});

it('undoes a decision only once and then allows another one', async () => {
  const { applicant, staff, auditId } = await decided('decline', 'A slip of the hand');
  await undo(staff, auditId);
  expect(await undo(staff, auditId)).toMatchObject(rejected);
  const again = { uid: applicant.user.uid, decision: 'approve', expectedStatus: 'pending' };
  expect(await decide(staff, again)).toMatchObject({ status: 200 });
});

it("restores a suspended customer's status", async () => {
  const { applicant, staff } = await decided('approve');
  const suspension = { uid: applicant.user.uid, decision: 'suspend', reason: 'License expired' };
  const { body } = await decide(staff, suspension);
  const { auditId } = body.result as { auditId: string };
  expect(await undo(staff, auditId)).toMatchObject({
    body: { result: { status: 'approved', mail: 'none' } },
  });
});

it('opens a suspended account only if staff confirm each concern, and records them', async () => {
  const { applicant, staff } = await decided('approve');
  const { uid } = applicant.user;
  const { body } = await decide(staff, { uid, decision: 'suspend', reason: 'License expired' });
  const { auditId } = body.result as { auditId: string };
  await database.doc(`users/${uid}`).update({ licenseExpiry: '2020-01-31' });
  const unconfirmed = { body: { error: { details: { code: 'approval-unconfirmed' } } } };
  expect(await undo(staff, auditId, [])).toMatchObject(unconfirmed);
  expect(await statusOf(applicant)).toBe('suspended');
  expect(await undo(staff, auditId)).toMatchObject({ body: { result: { status: 'approved' } } });
  const entries = await database.collection('audit').where('whom', '==', uid).get();
  const undone = entries.docs.find((entry) => entry.get('what') === 'undo');
  expect(undone?.get('confirmed')).toContain('license-expired');
});

it('holds back the email of a superseded decision until that decision applies again', async () => {
  const decision = await decided('approve');
  await delayEmail(decision);
  const { applicant, staff } = decision;
  const mail = database.doc(`mail/decision-${decision.auditId}`);
  const suspension = { uid: applicant.user.uid, decision: 'suspend', reason: 'The wrong person' };
  const { body } = await decide(staff, suspension);
  const heldBack = { state: 'waiting', attempts: 0, dueAt: null };
  expect((await mail.get()).get('delivery')).toMatchObject(heldBack);
  await runSchedule('sweepMail');
  expect((await mail.get()).get('delivery')).toMatchObject(heldBack);

  const { auditId } = body.result as { auditId: string };
  expect(await undo(staff, auditId)).toMatchObject({ body: { result: { status: 'approved' } } });
  await waitFor('the email to be due or sent', async () => {
    const { dueAt, attempts } = (await mail.get()).get('delivery');
    return dueAt !== null || attempts > 0;
  });
  await heldMailTo(applicant.email, 'Your account is approved');
});

it("lets any staff member undo an account's latest decision a month later", async () => {
  const decision = await decided('approve');
  await delayEmail(decision);
  const { applicant, auditId } = decision;
  const when = Timestamp.fromMillis(Date.now() - 30 * 24 * 3_600_000);
  await database.doc(`audit/${auditId}`).update({ when });
  const other = await newStaff();
  expect(await undo(other, auditId)).toMatchObject({
    body: { result: { status: 'pending', mail: 'withdrawn' } },
  });
  expect(await statusOf(applicant)).toBe('pending');
});

it('undoes a decision only if no other decision followed', async () => {
  const { applicant, staff, auditId } = await decided('approve');
  const other = await newStaff();
  const { uid } = applicant.user;
  await decide(other, { uid, decision: 'suspend', reason: 'License expired' });
  expect(await undo(staff, auditId)).toMatchObject(rejected);
  expect(await undo(staff, 'no-such-entry')).toMatchObject(rejected);
  expect(await statusOf(applicant)).toBe('suspended');
});

it("doesn't reinstate an account that is being deleted", async () => {
  const { applicant, staff } = await decided('approve');
  const { uid } = applicant.user;
  const suspension = { uid, decision: 'suspend', reason: 'License expired' };
  const { body } = await decide(staff, suspension);
  await createPendingDeletion(uid, 'customer');
  const { auditId } = body.result as { auditId: string };
  expect(await undo(staff, auditId)).toMatchObject(rejected);
  expect(await statusOf(applicant)).toBe('suspended');
});

it('flags unshipped orders paid during the reverted approval and notifies the office', async () => {
  const decision = await decided('approve');
  await delayEmail(decision);
  const { applicant, staff, auditId } = decision;
  const { uid } = applicant.user;
  const store = async (id: string, paidAt: number, units: Units = {}) => {
    const of = { uid, createdAt: Timestamp.fromMillis(paidAt), packed: units, shipped: units };
    await database.doc(`orders/${id}`).set(storedCustomersOrder(of));
    await database.doc(`orderRecords/${id}`).set(storedOrder(of));
  };
  const [earlier, since] = [`earlier-${auditId}`, `since-${auditId}`];
  const shipped = `shipped-${auditId}`;
  await store(earlier, Date.now() - 3_600_000);
  await store(since, Date.now());
  await store(shipped, Date.now(), { [implant.sku]: 1 });
  expect(await undo(staff, auditId)).toMatchObject({
    body: { result: { orders: { flagged: 1, hasMore: false } } },
  });
  const attentionOf = async (id: string) =>
    (await database.doc(`orderRecords/${id}`).get()).get('attention');
  expect(await attentionOf(since)).toEqual(['approval-undone']);
  expect(await attentionOf(earlier)).toEqual([]);
  expect(await attentionOf(shipped)).toEqual([]);
  const mail = await database.doc(`mail/attention-${since}-approval-undone`).get();
  expect(mail.data()).toMatchObject({
    to: 'office@example.com',
    template: 'order-attention',
    data: { orderId: since, reasons: ['approval-undone'] },
  });
});

it('flags no orders if a suspension is undone', async () => {
  const { applicant, staff } = await decided('approve');
  const { uid } = applicant.user;
  const { body } = await decide(staff, { uid, decision: 'suspend', reason: 'A slip of the hand' });
  const { auditId } = body.result as { auditId: string };
  const record = storedOrder({ uid, createdAt: Timestamp.now() });
  await database.doc(`orderRecords/suspended-${auditId}`).set(record);
  expect(await undo(staff, auditId)).toMatchObject({ body: { result: { status: 'approved' } } });
  const stored = await database.doc(`orderRecords/suspended-${auditId}`).get();
  expect(stored.get('attention')).toEqual([]);
});

it('reports that the customer was already notified', async () => {
  const { applicant, staff, auditId } = await decided('approve');
  await heldMailTo(applicant.email, 'Your account is approved');
  expect(await undo(staff, auditId)).toMatchObject({
    body: { result: { status: 'pending', mail: 'delivered' } },
  });
});

it('stops the retries of an email that might have arrived', async () => {
  const decision = await decided('approve');
  await delayEmail(decision);
  const mail = database.doc(`mail/decision-${decision.auditId}`);
  await mail.update({ 'delivery.attempts': 1 });
  expect(await undo(decision.staff, decision.auditId)).toMatchObject({
    body: { result: { status: 'pending', mail: 'uncertain' } },
  });
  expect((await mail.get()).get('delivery')).toMatchObject({ state: 'waiting', dueAt: null });
});

it("doesn't retry the email if an attempt to send it is interrupted during the undo", async () => {
  const decision = await decided('approve');
  await delayEmail(decision);
  const mail = database.doc(`mail/decision-${decision.auditId}`);
  await mail.update({ 'delivery.state': 'sending', 'delivery.attempts': 1 });
  expect(await undo(decision.staff, decision.auditId)).toMatchObject({
    body: { result: { status: 'pending', mail: 'uncertain' } },
  });
  await mail.update({ 'delivery.dueAt': Timestamp.now() });
  await runSchedule('sweepMail');
  expect((await mail.get()).get('delivery')).toMatchObject({
    ...{ state: 'waiting', attempts: 1, dueAt: null },
  });
});

it('delays the email until the undo period is over', async () => {
  const decision = await decided('approve');
  const { applicant, auditId } = decision;
  const reference = database.doc(`mail/decision-${auditId}`);
  const mail = (await reference.get()).data();
  expect(mail?.delivery.dueAt.toMillis() - mail?.createdAt.toMillis()).toBe(25_000);
  await delayEmail(decision);
  await runSchedule('sweepMail');
  expect((await reference.get()).get('delivery')).toMatchObject({ state: 'waiting', attempts: 0 });
  await heldMailTo(applicant.email, 'Your account is approved');
  await waitFor('the delivery', async () => {
    const { state, attempts } = (await reference.get()).get('delivery');
    return state === 'delivered' && attempts === 1;
  });
});
