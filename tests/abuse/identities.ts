import { callFunction, decide, register } from '../shop/api.ts';
import { approvedCustomer, waitForApprovedClaim } from '../shop/approved-customer.ts';
import { backdatedToken } from '../shop/backdated-token.ts';
import { newPerson, type Person, signIn } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { newStaff } from '../shop/staff.ts';
import { decodeClaims, nowInSeconds, signedWithOtherKey, withClaims } from './tokens.ts';

export const identityNames = [
  'a visitor',
  'a visitor with a malformed token',
  'a visitor with basic authentication',
  'an unregistered user',
  'a pending account',
  'a pending account with a verified email',
  'an approved customer',
  'a declined account',
  'a suspended account with an old token',
  'former staff with an old token',
  'staff without a membership document',
  'staff without the staff claim',
  'staff with an unverified email',
  'staff without the required MFA',
  'staff who signed in 13 hours ago',
  'signed-out staff with an old token',
  'disabled staff',
  'deleted staff',
  'staff with revoked tokens',
  'reinstated staff with an old token',
  'staff with an expired token',
  'staff with a token for another project',
  'staff with a token from another issuer',
  'staff with a token signed by someone else',
  'a customer with a forged staff claim',
  'a customer with a forged staff user ID',
  'an unknown user with a forged staff claim',
] as const;
export type IdentityName = (typeof identityNames)[number];

/** `Authorization` headers; undefined to omit the header. */
type Identities = Record<IdentityName, string | undefined>;

export interface TestUsers {
  identities: Identities;
  /** An approved customer. */
  attacker: Person;
  /** Counts as freshly signed in even after a long test run. */
  readonly attackerToken: string;
  /**
   * From a staff member who isn't an admin. Counts as freshly signed in even after a long test run.
   */
  readonly staffToken: string;
}

const refreshed = (token: string): string =>
  withClaims(token, {
    auth_time: nowInSeconds(),
    iat: nowInSeconds(),
    exp: nowInSeconds() + 3_600,
  });

const bearer = (token: string) => `Bearer ${token}`;

async function verified(person: Person): Promise<Person> {
  await adminAuth.updateUser(person.user.uid, { emailVerified: true });
  await person.token(true);
  return person;
}

async function pendingAccount(): Promise<Person> {
  const person = await newPerson();
  await register(person);
  return person;
}

async function declinedAccount(): Promise<Person> {
  const person = await pendingAccount();
  const declined = { uid: person.user.uid, decision: 'decline', reason: 'No license.' };
  await decide(await signIn('staff'), declined);
  return person;
}

/** The token predates the suspension, so it still has the approved claim. */
async function suspendedToken(): Promise<string> {
  const person = await approvedCustomer();
  const token = await person.token();
  const suspended = { uid: person.user.uid, decision: 'suspend', reason: 'Unpaid.' };
  await decide(await signIn('staff'), suspended);
  await waitForApprovedClaim(person, false);
  return token;
}

/** Creates a staff member, gets a token, then calls `since` and returns the token. */
async function staffToken(since: (uid: string) => Promise<unknown> = async () => undefined) {
  const person = await newStaff();
  const token = await person.token();
  await since(person.user.uid);
  return token;
}

async function removeAndGrantAgain(uid: string): Promise<void> {
  const admin = await signIn('staff');
  const { email } = await adminAuth.getUser(uid);
  for (const staff of [false, true]) {
    const { status } = await callFunction('setStaff', { email, staff }, await admin.token());
    if (status !== 200) throw new Error(`setStaff failed with ${status}`);
  }
}

async function createTestUsers(): Promise<TestUsers> {
  const attacker = await approvedCustomer();
  const attackerToken = await attacker.token();
  const staff = await staffToken();
  const longAgo = nowInSeconds() - 7_200;
  const unknownUser = { ...decodeClaims(staff), sub: 'nobody', user_id: 'nobody', staff: true };
  const identities: Identities = {
    'a visitor': undefined,
    'a visitor with a malformed token': bearer('nonsense'),
    'a visitor with basic authentication': 'Basic c3RhZmY6c3RhZmY=',
    'an unregistered user': bearer(await (await newPerson()).token()),
    'a pending account': bearer(await (await pendingAccount()).token()),
    'a pending account with a verified email': bearer(
      await (await verified(await pendingAccount())).token(),
    ),
    'an approved customer': bearer(attackerToken),
    'a declined account': bearer(await (await declinedAccount()).token()),
    'a suspended account with an old token': bearer(await suspendedToken()),
    'former staff with an old token': bearer(
      await staffToken(async (uid) => {
        await database.doc(`staff/${uid}`).delete();
        await adminAuth.setCustomUserClaims(uid, {});
      }),
    ),
    'staff without a membership document': bearer(
      await staffToken((uid) => database.doc(`staff/${uid}`).delete()),
    ),
    'staff without the staff claim': bearer(
      await staffToken((uid) => adminAuth.setCustomUserClaims(uid, {})),
    ),
    'staff with an unverified email': bearer(
      withClaims(await staffToken((uid) => adminAuth.updateUser(uid, { emailVerified: false })), {
        email_verified: false,
      }),
    ),
    'staff without the required MFA': bearer(
      await staffToken((uid) => database.doc(`staff/${uid}`).update({ secondFactor: true })),
    ),
    'staff who signed in 13 hours ago': bearer(await backdatedToken(await newStaff(), 13 * 3_600)),
    'signed-out staff with an old token': bearer(
      await staffToken((uid) =>
        database.doc(`staff/${uid}`).update({ signedOutAt: nowInSeconds() + 60 }),
      ),
    ),
    'disabled staff': bearer(
      await staffToken((uid) => adminAuth.updateUser(uid, { disabled: true })),
    ),
    'deleted staff': bearer(await staffToken((uid) => adminAuth.deleteUser(uid))),
    // Token revocation has a resolution of one second, so this sign-in is backdated.
    'staff with revoked tokens': bearer(
      withClaims(await staffToken((uid) => adminAuth.revokeRefreshTokens(uid)), {
        auth_time: longAgo,
      }),
    ),
    'reinstated staff with an old token': bearer(
      withClaims(await staffToken(removeAndGrantAgain), { auth_time: longAgo }),
    ),
    'staff with an expired token': bearer(
      withClaims(staff, { iat: longAgo, exp: longAgo + 3_600 }),
    ),
    'staff with a token for another project': bearer(
      withClaims(staff, { aud: 'elsewhere', iss: 'https://securetoken.google.com/elsewhere' }),
    ),
    'staff with a token from another issuer': bearer(
      withClaims(staff, { iss: 'https://elsewhere.example/demo-dental-shop' }),
    ),
    'staff with a token signed by someone else': bearer(signedWithOtherKey(decodeClaims(staff))),
    'a customer with a forged staff claim': bearer(
      withClaims(attackerToken, { staff: true, admin: true }),
    ),
    'a customer with a forged staff user ID': bearer(
      withClaims(attackerToken, { staff: true, user_id: decodeClaims(staff).sub }),
    ),
    'an unknown user with a forged staff claim': bearer(withClaims(staff, unknownUser)),
  };
  return {
    identities,
    attacker,
    get attackerToken() {
      return refreshed(attackerToken);
    },
    get staffToken() {
      return refreshed(staff);
    },
  };
}

let made: Promise<TestUsers> | undefined;

/** Created once and shared by all files, which run in one process. */
export function testUsers(): Promise<TestUsers> {
  made ??= createTestUsers();
  return made;
}
