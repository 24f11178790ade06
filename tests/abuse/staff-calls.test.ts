import { randomUUID } from 'node:crypto';
import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import { type StaffCall, type StaffInput, staffCalls } from '@dental-shop/domain/api/staff/calls';
import { describe, expect, it } from 'vitest';
import { tokenOfSignIn } from '../shop/aged-token.ts';
import { ask, register } from '../shop/api.ts';
import { database } from '../shop/database.ts';
import { newStaff } from '../shop/staff.ts';
import { victim } from './fixture.ts';
import { cast, type IdentityName, identityNames } from './identities.ts';
import { type AbuseCase, refuses } from './refuses.ts';
import { apiReply, callableReply, type ExpectedCode, type Reply } from './replies.ts';
import { staffCallNames, staffInputs } from './staff-inputs.ts';

/** Refused for want of a valid token, or for what a member of staff has to do first. */
const expected: Partial<Record<IdentityName, ExpectedCode>> = {
  'a visitor': 'sign-in-required',
  'a visitor with a token of nonsense': 'sign-in-required',
  'a visitor with a password in place of a token': 'sign-in-required',
  'staff whose address is not verified': 'email-not-verified',
  'staff without the second factor that they need': 'second-factor-required',
  'staff who signed in thirteen hours ago': 'staff-session-ended',
  'staff who has signed out since': 'staff-session-ended',
  'staff who is disabled': 'sign-in-required',
  'staff whose account is deleted': 'sign-in-required',
  'staff who has signed out everywhere': 'sign-in-required',
  'staff who was removed and made staff again, with the old token': 'sign-in-required',
  'staff with an expired token': 'sign-in-required',
  'staff with a token of another project': 'sign-in-required',
  'staff with a token of another issuer': 'sign-in-required',
  'staff with a token that somebody else signed': 'sign-in-required',
  'nobody, with a forged claim to be staff': 'sign-in-required',
};

/** Everybody else has a valid token, and is refused for not being staff. */
const expectedOf = (who: IdentityName): ExpectedCode => expected[who] ?? 'staff-only';

type Headers = Readonly<Record<string, string>>;

const byEverybody = (
  attempt: (headers: Headers) => Promise<Reply>,
  except: Partial<Record<IdentityName, AbuseCase['expected']>> = {},
): AbuseCase[] =>
  identityNames.map((who) => ({
    name: `is refused to ${who}`,
    expected: except[who] ?? expectedOf(who),
    attempt: async () => {
      const authorization = (await cast()).identities[who];
      return attempt(authorization === undefined ? {} : { authorization });
    },
  }));

async function askStaff(name: StaffCall, headers: Headers, data: unknown): Promise<Reply> {
  const response = await ask(staffCallPath(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  });
  return callableReply(response);
}

const prepare = () => Promise.all([cast(), victim()]);

for (const name of staffCallNames) {
  const input = staffInputs[name];
  const attempt = async (headers: Headers) => askStaff(name, headers, input(await victim()));
  // The protocol of callable functions refuses by itself what is no token at all.
  const except = { 'a visitor with a password in place of a token': { status: 401 } };
  refuses(`The staff call ${name}`, byEverybody(attempt, except), { prepare });
}

const downloads = [
  apiPaths.staffCatalogueXlsx,
  `${apiPaths.staffOrdersCsv}?from=2026-01-01&to=2026-12-31`,
];
for (const path of downloads) {
  const attempt = async (headers: Headers) => apiReply(await ask(path, { headers }));
  refuses(`The download ${path}`, byEverybody(attempt), { prepare });
}

refuses(
  'Staff who is no admin',
  [true, false].flatMap((staff) =>
    [true, false].map(
      (admin): AbuseCase => ({
        name: `cannot make a customer ${staff ? 'staff' : 'leave the staff'}, admin: ${admin}`,
        expected: 'staff-only',
        attempt: async () => {
          const [{ staffToken }, { customer }] = await Promise.all([cast(), victim()]);
          const headers = { authorization: `Bearer ${staffToken}` };
          return askStaff('setStaff', headers, { email: customer.email, staff, admin });
        },
      }),
    ),
  ),
  { prepare },
);

/** Older installations have staff who are customers as well. */
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
  return { uid, orderId, headers: { authorization: `Bearer ${await person.token()}` } };
}

type OwnThings = Awaited<ReturnType<typeof makeStaffCustomer>>;

const onOwn = <Name extends StaffCall>(
  name: Name,
  expectedCode: 'own-account' | 'own-order',
  own: (things: OwnThings) => StaffInput<Name>,
): AbuseCase => ({
  name: `cannot call ${name} on what is theirs`,
  expected: expectedCode,
  attempt: async () => {
    const things = await staffCustomer();
    return askStaff(name, things.headers, own(things));
  },
});

refuses(
  'Staff who is a customer as well',
  [
    onOwn('decideAccount', 'own-account', ({ uid }) => ({ uid, decision: 'approve' })),
    onOwn('updateCustomer', 'own-account', ({ uid }) => ({ uid, name: 'Mine', reason: 'Mine' })),
    onOwn('annotateOrder', 'own-order', ({ orderId }) => ({ orderId, text: 'Mine' })),
    onOwn('refundOrder', 'own-order', ({ orderId }) => ({
      ...{ orderId, reason: 'Mine', requestId: randomUUID() },
    })),
  ],
  { prepare: async () => [await prepare(), await staffCustomer()] },
);

/** Somebody who gave the password ten minutes ago, and has renewed the token since. */
const withOldSignIn = async (): Promise<Headers> => {
  oldSignIn ??= newStaff().then((person) => tokenOfSignIn(person, 600));
  return { authorization: `Bearer ${await oldSignIn}` };
};
let oldSignIn: Promise<string> | undefined;

/** What cannot be taken back asks for the password again. */
refuses(
  'Staff who signed in ten minutes ago',
  [
    ...staffCallNames
      .filter((name) => 'needsRecentSignIn' in staffCalls[name])
      .map(
        (name): AbuseCase => ({
          name: `cannot call ${name}`,
          expected: 'recent-sign-in-required',
          attempt: async () =>
            askStaff(name, await withOldSignIn(), staffInputs[name](await victim())),
        }),
      ),
    ...downloads.map(
      (path): AbuseCase => ({
        name: `cannot download ${path}`,
        expected: 'recent-sign-in-required',
        attempt: async () => apiReply(await ask(path, { headers: await withOldSignIn() })),
      }),
    ),
  ],
  { prepare: async () => [await prepare(), await withOldSignIn()] },
);

/** That the cases above are refused for who asks, and not for what they ask. */
describe('Staff themselves', () => {
  it.each(staffCallNames.filter((name) => name.startsWith('read') || name.startsWith('inspect')))(
    'may call %s with the same input',
    async (name) => {
      const { staffToken } = await cast();
      const headers = { authorization: `Bearer ${staffToken}` };
      const reply = await askStaff(name, headers, staffInputs[name](await victim()));
      expect(reply.status).toBe(200);
    },
  );
});
