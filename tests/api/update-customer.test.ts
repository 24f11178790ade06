import { expect, it } from 'vitest';
import { callFunction, register } from '../shop/api.ts';
import { newPerson, type Person } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { mailsTo, mailTo } from '../shop/inbox.ts';
import { newStaff } from '../shop/staff.ts';

const update = async (by: Person, input: Record<string, unknown>) =>
  callFunction('updateCustomer', input, await by.token());

const address = {
  street: '2 Pine Street',
  city: 'Sparks',
  state: 'NV',
  zipCode: '89431',
  country: 'United States',
};

async function newApplicant() {
  const applicant = await newPerson();
  await register(applicant);
  const { uid } = applicant.user;
  const { email } = applicant;
  const auditOf = async () => {
    const { docs } = await database.collection('audit').where('whom', '==', uid).get();
    return docs.map((entry) => entry.data());
  };
  return {
    uid,
    email,
    auditOf,
    user: async () => (await database.doc(`users/${uid}`).get()).data(),
  };
}

it('corrects an account, updates its search terms and audits the old values', async () => {
  const staff = await newStaff();
  const { uid, user, auditOf } = await newApplicant();
  const before = await user();
  const wanted = { name: 'Ana Muñoz', address, licenseNumber: 'NV-777' };
  const response = await update(staff, { uid, ...wanted, reason: 'They moved and called us' });
  expect(response).toMatchObject({ status: 200, body: { result: { uid } } });
  const after = await user();
  expect(after).toMatchObject({
    ...wanted,
    licenseKey: 'nv777',
    nameKey: 'ana munoz',
    status: 'pending',
    searchTerms: expect.arrayContaining(['munoz', 'sparks', 'nv777']),
  });
  expect(after?.searchTerms).not.toContain('reno');
  expect(await auditOf()).toEqual([
    expect.objectContaining({
      who: staff.user.uid,
      whoEmail: staff.email,
      what: 'update-customer',
      why: 'They moved and called us',
      before: {
        name: before?.name,
        address: before?.address,
        licenseNumber: before?.licenseNumber,
      },
      after: wanted,
    }),
  ]);
});

it('audits only changed fields', async () => {
  const staff = await newStaff();
  const { uid, user, auditOf } = await newApplicant();
  const { name, licenseNumber } = (await user()) ?? {};
  await update(staff, { uid, name, licenseNumber, reason: 'No change' });
  expect(await auditOf()).toEqual([]);
  await update(staff, { uid, name, licenseNumber: 'NV-778', reason: 'A digit was wrong' });
  expect(await auditOf()).toMatchObject([{ after: { licenseNumber: 'NV-778' } }]);
  expect(Object.keys((await auditOf())[0]?.after)).toEqual(['licenseNumber']);
});

const addressMail = 'Your shipping address was changed';

it("sends notice of a changed shipping address to the customer's sign-in email", async () => {
  const staff = await newStaff();
  const { uid, email } = await newApplicant();
  const signInEmail = `new-${email}`;
  await adminAuth.updateUser(uid, { email: signInEmail });
  expect((await update(staff, { uid, address, reason: 'They moved' })).status).toBe(200);
  const { text } = await mailTo(signInEmail, addressMail);
  expect(text).toContain('Our office changed the shipping address on your account.');
  expect(text).not.toContain(address.street);
  expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContain(addressMail);
});

it('sends no email if the address is unchanged', async () => {
  const staff = await newStaff();
  const { uid } = await newApplicant();
  expect((await update(staff, { uid, name: 'Ana Muñoz', reason: 'Misspelled' })).status).toBe(200);
  const { docs } = await database.collection('mail').where('uid', '==', uid).get();
  expect(docs.map((each) => each.get('template'))).not.toContain('address-changed');
});

it.each([
  ['a missing reason', { name: 'Ana' }, 400, 'reason'],
  ['a dentist without a license', { licenseNumber: null, reason: 'x' }, 400, 'licenseNumber'],
  [
    'an incomplete address',
    { address: { ...address, city: '' }, reason: 'x' },
    400,
    'address.city',
  ],
  ['an unknown field', { status: 'approved', reason: 'x' }, 400, 'status'],
])('rejects %s', async (_, changes, status, field) => {
  const staff = await newStaff();
  const { uid } = await newApplicant();
  expect(await update(staff, { uid, ...changes })).toMatchObject({
    status,
    body: { error: { details: { field } } },
  });
});

it('responds with 404 for an unregistered user', async () => {
  const staff = await newStaff();
  const response = await update(staff, { uid: 'nobody', name: 'Ana', reason: 'x' });
  expect(response).toMatchObject({ status: 404 });
});
