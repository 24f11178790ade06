import { expect, it } from 'vitest';
import { callFunction, register } from '../shop/api.ts';
import { newPerson, type Person } from '../shop/customer.ts';
import { database } from '../shop/database.ts';
import { newStaff } from '../shop/staff.ts';

const checked = { source: 'Nevada State Board', licenseNumber: 'D-12345' };

async function applicant(): Promise<string> {
  const person = await newPerson();
  await register(person);
  return person.user.uid;
}

const verify = async (by: Person, input: object) =>
  callFunction('verifyLicense', input, await by.token());

const refused = (code: string) => ({ body: { error: { details: { code } } } });

it('stores only the latest verification, and audits each one', async () => {
  const uid = await applicant();
  const [ana, ben] = [await newStaff(), await newStaff()];
  expect(await verify(ana, { uid, ...checked, licenseExpiry: '2026-03-31' })).toMatchObject({
    status: 200,
  });
  await verify(ben, { uid, ...checked, licenseExpiry: '2028-03-31' });
  const verification = await database.doc(`verifications/${uid}`).get();
  expect(verification.data()).toEqual({
    ...{ uid, ...checked, licenseExpiry: '2028-03-31' },
    ...{ checkedBy: ben.user.uid, checkedByEmail: ben.email, checkedOn: expect.anything() },
  });
  expect((await database.doc(`users/${uid}`).get()).get('licenseExpiry')).toBe('2028-03-31');
  const entries = await database.collection('audit').where('whom', '==', uid).get();
  expect(entries.docs.map((entry) => entry.get('what'))).toEqual([
    'verify-license',
    'verify-license',
  ]);
});

it('rejects a license number that has changed in the meantime', async () => {
  const uid = await applicant();
  const input = { uid, ...checked, licenseNumber: 'D-54321', licenseExpiry: null };
  expect(await verify(await newStaff(), input)).toMatchObject(refused('license-changed'));
  expect((await database.doc(`verifications/${uid}`).get()).exists).toBe(false);
});

it("rejects a staff member's own license", async () => {
  const staff = await newStaff();
  await register(staff);
  const input = { uid: staff.user.uid, ...checked, licenseExpiry: null };
  expect(await verify(staff, input)).toMatchObject(refused('own-account'));
});

it('removes the expiry date if the license number is corrected', async () => {
  const uid = await applicant();
  const staff = await newStaff();
  await verify(staff, { uid, ...checked, licenseExpiry: '2028-03-31' });
  const correction = { uid, licenseNumber: 'D-54321', reason: 'A typing error' };
  await callFunction('updateCustomer', correction, await staff.token());
  expect((await database.doc(`users/${uid}`).get()).data()).not.toHaveProperty('licenseExpiry');
});
