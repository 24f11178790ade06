import { randomUUID } from 'node:crypto';
import { apiPaths, complaintPdfPath, staffCallPath } from '@dental-shop/domain/api/paths';
import { type StaffCall, type StaffInput, staffCalls } from '@dental-shop/domain/api/staff/calls';
import { complaintFixture } from '@dental-shop/domain/complaints/complaint-fixture';
import { Timestamp } from 'firebase-admin/firestore';
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

async function makeStaffCustomer() {
  const person = await newStaff();
  await register(person);
  const { uid } = person.user;
  const orderId = `own-${uid}`;
  const { orderId: boughtId } = await victim();
  const [order, record] = await Promise.all(
    ['orders', 'orderRecords'].map((name) => database.doc(`${name}/${boughtId}`).get()),
  );
  await database.doc(`orders/${orderId}`).set({ ...order?.data(), uid });
  await database.doc(`orderRecords/${orderId}`).set({ ...record?.data(), uid });
  const complaintId = `own-${uid}`;
  const complaint = complaintFixture(Timestamp.now(), { number: complaintId, uid, orderId });
  await database.doc(`complaints/${complaintId}`).set(complaint);
  const rmaNumber = `own-${uid}`;
  const { rmaNumber: returnedId } = await victim();
  const returned = (await database.doc(`returns/${returnedId}`).get()).data();
  await database.doc(`returns/${rmaNumber}`).set({ ...returned, uid });
  return {
    uid,
    orderId,
    complaintId,
    rmaNumber,
    headers: { authorization: `Bearer ${await person.token()}` },
  };
}

type OwnThings = Awaited<ReturnType<typeof makeStaffCustomer>>;

const onOwn = <Name extends StaffCall>(
  name: Name,
  expectedCode: 'own-account' | 'own-order' | 'own-complaint' | 'own-return',
  own: (things: OwnThings) => StaffInput<Name>,
): AbuseCase => ({
  name: `calling ${name} on their own data`,
  expected: expectedCode,
  attempt: async () => {
    const things = await staffCustomer();
    return callStaff(name, things.headers, own(things));
  },
});

describeRejections(
  'Staff who are also customers',
  [
    onOwn('decideAccount', 'own-account', ({ uid }) => ({ uid, decision: 'approve' })),
    onOwn('updateCustomer', 'own-account', ({ uid }) => ({ uid, name: 'Mine', reason: 'Mine' })),
    onOwn('verifyLicense', 'own-account', ({ uid }) => ({
      ...{ uid, source: 'Mine', licenseNumber: 'D-12345', licenseExpiry: null },
    })),
    onOwn('annotateOrder', 'own-order', ({ orderId }) => ({ orderId, text: 'Mine' })),
    onOwn('refundOrder', 'own-order', ({ orderId }) => ({
      ...{ orderId, reason: 'Mine', requestId: randomUUID() },
    })),
    onOwn('updateComplaint', 'own-complaint', ({ complaintId }) => ({
      complaintId,
      reply: 'Mine',
    })),
    onOwn('decideComplaint', 'own-complaint', ({ complaintId }) => ({
      ...{ complaintId, reportable: false, reason: 'Mine' },
    })),
    onOwn('acceptReturn', 'own-return', ({ rmaNumber }) => ({
      rmaNumber,
      lines: [{ id: '0', quantity: 1 }],
    })),
    onOwn('declineReturn', 'own-return', ({ rmaNumber }) => ({ rmaNumber, reason: 'Mine' })),
    onOwn('receiveReturn', 'own-return', ({ rmaNumber }) => ({
      rmaNumber,
      lines: [{ id: '0', quantity: 1, condition: 'unopened', resolution: 'refund' }],
    })),
    onOwn('settleReturn', 'own-return', ({ rmaNumber }) => ({ rmaNumber })),
    onOwn('closeComplaint', 'own-complaint', ({ complaintId }) => ({ complaintId })),
    onOwn('reopenComplaint', 'own-complaint', ({ complaintId }) => ({
      complaintId,
      reason: 'Mine',
    })),
  ],
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
