import { deviceRecordExpiresAt } from '@dental-shop/domain/retention/retention';
import { officeSettings } from '@dental-shop/domain/settings/office-settings';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { createAfterSales } from '../shop/after-sales.ts';
import { callFunction } from '../shop/api.ts';
import { database } from '../shop/database.ts';
import { hiddenProduct } from '../shop/products.ts';
import { newStaff } from '../shop/staff.ts';

const document = database.doc('settings/office');
const defaults = officeSettings.parse({});

beforeEach(() => document.delete());

/** Differs from the defaults only in settings that don't affect other suites. */
const changed = {
  ...defaults,
  returnPolicy: { ...defaults.returnPolicy, nonReturnableSkus: [hiddenProduct.sku] },
};

const auditedSince = async (before: Timestamp) =>
  (await database.collection('audit').where('when', '>', before).get()).docs
    .map((entry) => entry.data())
    .filter(({ what }) => what === 'update-settings');

it('saves the settings with one audit entry, even if the request is repeated', async () => {
  const admin = await newStaff({ admin: true });
  const start = Timestamp.now();
  const typed = {
    ...changed,
    returnPolicy: {
      ...changed.returnPolicy,
      nonReturnableSkus: [` ${hiddenProduct.sku.toLowerCase()}`, hiddenProduct.sku],
    },
  };
  for (const _twice of [1, 2]) {
    const { body } = await callFunction('updateOfficeSettings', typed, await admin.token());
    expect(body).toEqual({ result: changed });
  }
  expect((await document.get()).data()).toEqual(changed);
  const entries = await auditedSince(start);
  expect(entries).toMatchObject([
    { who: admin.user.uid, whom: 'office', before: defaults, after: changed },
  ]);
});

it('rejects staff who aren’t admins', async () => {
  const staff = await newStaff();
  const { body } = await callFunction('updateOfficeSettings', changed, await staff.token());
  expect(body).toMatchObject({ error: { details: { code: 'staff-only' } } });
  expect((await document.get()).exists).toBe(false);
});

it("rejects a SKU that isn't in the catalogue, and names it in the error", async () => {
  const admin = await newStaff({ admin: true });
  const returnPolicy = { ...defaults.returnPolicy, nonReturnableSkus: ['TW36'] };
  const input = { ...defaults, returnPolicy };
  const { body } = await callFunction('updateOfficeSettings', input, await admin.token());
  expect(body).toMatchObject({ error: { details: { code: 'unknown-sku', sku: 'TW36' } } });
});

it('applies a new device lifetime to existing records', async () => {
  const admin = await newStaff({ admin: true });
  const uid = database.collection('users').doc().id;
  const buyer = { uid, orderId: 'expired', name: 'Ana Ruiz', email: 'ana@example.com' };
  const { complaintId, releasedShipmentId } = await createAfterSales({ ...buyer, address: null });
  // Simulates a deleted account, whose shipments expire. Its orders have already expired.
  await database.doc(`shipments/${releasedShipmentId}`).update({ expireAt: Timestamp.now() });

  const longer = { ...changed, deviceLifetimeYears: 20 };
  const { body } = await callFunction('updateOfficeSettings', longer, await admin.token());
  expect(body).toEqual({ result: longer });
  const startedAt = Date.parse('2020-01-01');
  const expireAt = Timestamp.fromMillis(deviceRecordExpiresAt(longer, startedAt));
  for (const path of [
    `complaints/${complaintId}`,
    `shipments/${releasedShipmentId}`,
    `recalls/recall-1/consignees/${uid}`,
  ]) {
    expect([path, (await database.doc(path).get()).get('expireAt')]).toEqual([path, expireAt]);
  }
});
