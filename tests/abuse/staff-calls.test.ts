import { apiPaths, complaintPdfPath, staffCallPath } from '@dental-shop/domain/api/paths';
import { type StaffCall, staffCalls } from '@dental-shop/domain/api/staff/calls';
import { staffExamples } from '@dental-shop/domain/api/staff/testing/staff-examples';
import { describe, expect, it } from 'vitest';
import { fetchShop, register } from '../shop/api.ts';
import { backdatedToken } from '../shop/backdated-token.ts';
import { database } from '../shop/database.ts';
import { newStaff } from '../shop/staff.ts';
import { type AbuseCase, describeRejections } from './describe-rejections.ts';
import { type Victim, victim } from './fixture.ts';
import { type IdentityName, identityNames, testUsers } from './identities.ts';
import { apiReply, callableReply, type ExpectedCode, type Reply } from './replies.ts';
import { staffCallNames, staffInputs } from './staff-inputs.ts';

const expected: Partial<Record<IdentityName, ExpectedCode>> = {
  'a visitor': 'sign-in-required',
  'a visitor with a malformed token': 'sign-in-required',
  'a visitor with basic authentication': 'sign-in-required',
  'staff with an unverified email': 'email-not-verified',
  'staff without the required MFA': 'second-factor-required',
  'staff who signed in 13 hours ago': 'staff-session-ended',
  'signed-out staff with an old token': 'staff-session-ended',
  'disabled staff': 'sign-in-required',
  'deleted staff': 'sign-in-required',
  'staff with revoked tokens': 'sign-in-required',
  'reinstated staff with an old token': 'sign-in-required',
  'staff with an expired token': 'sign-in-required',
  'staff with a token for another project': 'sign-in-required',
  'staff with a token from another issuer': 'sign-in-required',
  'staff with a token signed by someone else': 'sign-in-required',
  'an unknown user with a forged staff claim': 'sign-in-required',
};

/** All other identities have a valid token but aren't staff. */
const expectedOf = (who: IdentityName): ExpectedCode => expected[who] ?? 'staff-only';

type Headers = Readonly<Record<string, string>>;

const byEachIdentity = (
  attempt: (headers: Headers) => Promise<Reply>,
  except: Partial<Record<IdentityName, AbuseCase['expected']>> = {},
): AbuseCase[] =>
  identityNames.map((who) => ({
    name: who,
    expected: except[who] ?? expectedOf(who),
    attempt: async () => {
      const authorization = (await testUsers()).identities[who];
      return attempt(authorization === undefined ? {} : { authorization });
    },
  }));

async function callStaff(name: StaffCall, headers: Headers, data: unknown): Promise<Reply> {
  const response = await fetchShop(staffCallPath(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  });
  return callableReply(response);
}

const prepare = () => Promise.all([testUsers(), victim()]);

for (const name of staffCallNames) {
  const input = staffInputs[name];
  const attempt = async (headers: Headers) => callStaff(name, headers, input(await victim()));
  // The callable protocol rejects malformed tokens with its own error.
  const except = { 'a visitor with basic authentication': { status: 401 } };
  describeRejections(`The staff call ${name}`, byEachIdentity(attempt, except), { prepare });
}

const downloads: Readonly<Record<string, (victim: Victim) => string>> = {
  'the catalogue': () => apiPaths.staffCatalogueXlsx,
  complaints: () => apiPaths.staffComplaintsCsv,
  'a complaint': ({ complaintId }) => complaintPdfPath(complaintId),
  'the recipients of a lot': () => `${apiPaths.staffRecallRecipientsCsv}?sku=I4510&lots=A1`,
  'a recall': () => `${apiPaths.staffRecallEffectivenessCsv}?recallId=recall-1`,
};
for (const [name, path] of Object.entries(downloads)) {
  const attempt = async (headers: Headers) =>
    apiReply(await fetchShop(path(await victim()), { headers }));
  describeRejections(`The download of ${name}`, byEachIdentity(attempt), { prepare });
}

const ordersOfYear = { from: '2026-01-01', to: '2026-12-31' };
describeRejections(
  'The download of orders',
  byEachIdentity(async (headers) =>
    apiReply(
      await fetchShop(apiPaths.staffOrdersCsv, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(ordersOfYear),
      }),
    ),
  ),
  { prepare },
);

describeRejections(
  'Staff without admin rights',
  [true, false].flatMap((staff) =>
    [true, false].map(
      (admin): AbuseCase => ({
        name: `making a customer ${staff ? 'staff' : 'leave the staff'}, admin: ${admin}`,
        expected: 'staff-only',
        attempt: async () => {
          const [{ staffToken }, { customer }] = await Promise.all([testUsers(), victim()]);
          const headers = { authorization: `Bearer ${staffToken}` };
          return callStaff('setStaff', headers, { email: customer.email, staff, admin });
        },
      }),
    ),
  ),
  { prepare },
);

/** Older installations may have staff who are also customers. */
const staffCustomer = () => {
  madeStaffCustomer ??= makeStaffCustomer();
  return madeStaffCustomer;
};
let madeStaffCustomer: ReturnType<typeof makeStaffCustomer> | undefined;

/** Their records are copies of the victim's. */
async function makeStaffCustomer() {
  const [person, owner] = await Promise.all([newStaff(), victim()]);
  await register(person);
  const { uid } = person.user;
  const id = `own-${uid}`;
  const copy = async (collection: string, victimsId: string) => {
    const record = (await database.doc(`${collection}/${victimsId}`).get()).data();
    await database.doc(`${collection}/${id}`).set({ ...record, uid });
  };
  await copy('orders', owner.orderId);
  await copy('orderRecords', owner.orderId);
  await copy('shipments', owner.heldShipmentId);
  await copy('complaints', owner.complaintId);
  await copy('returns', owner.rmaNumber);
  return {
    uid,
    ...{ orderId: id, heldShipmentId: id, complaintId: id, rmaNumber: id },
    headers: { authorization: `Bearer ${await person.token()}` },
  };
}

const ownRecords = {
  uid: 'own-account',
  orderId: 'own-order',
  shipmentId: 'own-order',
  complaintId: 'own-complaint',
  rmaNumber: 'own-return',
} as const;

/**
 * Staff can read their own records and reconcile their own orders, which only records what Stripe reports. Only admins
 * can change roles.
 */
const allowsOwn = (name: StaffCall) =>
  name.startsWith('read') || name === 'reconcileOrder' || name === 'setStaff';

const onOwn = staffCallNames
  .filter((name) => !allowsOwn(name))
  .flatMap((name) => {
    const example = JSON.stringify(staffExamples(name, 'request')[0]);
    const record = Object.entries(ownRecords).find(([id]) => example.includes(`"${id}":`));
    return record ? [{ name, expected: record[1] }] : [];
  });

describeRejections(
  'Staff who are also customers',
  onOwn.map(
    ({ name, expected: expectedCode }): AbuseCase => ({
      name: `calling ${name} on their own data`,
      expected: expectedCode,
      attempt: async () => {
        const [owner, { headers, ...own }] = await Promise.all([victim(), staffCustomer()]);
        return callStaff(name, headers, staffInputs[name]({ ...owner, ...own }));
      },
    }),
  ),
  { prepare: async () => [await prepare(), await staffCustomer()] },
);

/** The token is fresh, but the password was entered ten minutes ago. */
const withOldSignIn = async (): Promise<Headers> => {
  oldSignIn ??= newStaff().then((person) => backdatedToken(person, 600));
  return { authorization: `Bearer ${await oldSignIn}` };
};
let oldSignIn: Promise<string> | undefined;

/** Irreversible calls require a recent sign-in. */
describeRejections(
  'Staff who signed in ten minutes ago',
  [
    ...staffCallNames
      .filter((name) => 'needsRecentSignIn' in staffCalls[name])
      .map(
        (name): AbuseCase => ({
          name: `calling ${name}`,
          expected: 'recent-sign-in-required',
          attempt: async () =>
            callStaff(name, await withOldSignIn(), staffInputs[name](await victim())),
        }),
      ),
    ...Object.entries(downloads).map(
      ([name, path]): AbuseCase => ({
        name: `downloading ${name}`,
        expected: 'recent-sign-in-required',
        attempt: async () => {
          const headers = await withOldSignIn();
          return apiReply(await fetchShop(path(await victim()), { headers }));
        },
      }),
    ),
  ],
  { prepare: async () => [await prepare(), await withOldSignIn()] },
);

it('the staff calls above have valid input', async () => {
  const owner = await victim();
  for (const name of staffCallNames) {
    const { error } = staffCalls[name].request.safeParse(staffInputs[name](owner));
    expect([name, error]).toEqual([name, undefined]);
  }
}, 120_000);

/** Shows that the cases above fail because of the caller rather than the input. */
describe('Current staff', () => {
  it.each(staffCallNames.filter((name) => name.startsWith('read') || name.startsWith('inspect')))(
    'can call %s with the same input',
    async (name) => {
      const { staffToken } = await testUsers();
      const headers = { authorization: `Bearer ${staffToken}` };
      const reply = await callStaff(name, headers, staffInputs[name](await victim()));
      expect(reply.status).toBe(200);
    },
  );
});
