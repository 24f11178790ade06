import { tokenOfSignIn } from '../shop/aged-token.ts';
import { callFunction, decide, register } from '../shop/api.ts';
import { approvedCustomer, waitForApprovedClaim } from '../shop/approved-customer.ts';
import { newPerson, type Person, signIn } from '../shop/customer.ts';
import { adminAuth, database } from '../shop/database.ts';
import { newStaff } from '../shop/staff.ts';
import { claimsOf, nowInSeconds, signedBySomebody, withClaims } from './tokens.ts';

/** Who somebody is to the shop, or claims to be. */
export const identityNames = [
  'a visitor',
  'a visitor with a token of nonsense',
  'a visitor with a password in place of a token',
  'a newcomer who has not registered',
  'a pending account',
  'a pending account whose address is verified',
  'an approved customer',
  'a declined account',
  'a suspended account with its old token',
  'somebody who was staff, with the old token',
  'staff whose membership alone is gone',
  'staff whose claim alone is gone',
  'staff whose address is not verified',
  'staff without the second factor that they need',
  'staff who signed in thirteen hours ago',
  'staff who has signed out since',
  'staff who is disabled',
  'staff whose account is deleted',
  'staff who has signed out everywhere',
  'staff who was removed and made staff again, with the old token',
  'staff with an expired token',
  'staff with a token of another project',
  'staff with a token of another issuer',
  'staff with a token that somebody else signed',
  'a customer with a forged claim to be staff',
  'a customer with a forged name of staff beside their own',
  'nobody, with a forged claim to be staff',
] as const;
export type IdentityName = (typeof identityNames)[number];

/** The value of the header `Authorization`; undefined for none. */
type Identities = Record<IdentityName, string | undefined>;

export interface Cast {
  identities: Identities;
  /** An approved customer, who attacks. */
  attacker: Person;
  /** As if they had signed in just now, however long the cases take. */
  readonly attackerToken: string;
  /** The same of a member of staff who is no admin. */
  readonly staffToken: string;
}

const asOfNow = (token: string): string =>
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

/** Signed in, approved and suspended since: the token goes on saying that they are approved. */
async function suspendedToken(): Promise<string> {
  const person = await approvedCustomer();
  const token = await person.token();
  const suspended = { uid: person.user.uid, decision: 'suspend', reason: 'Unpaid.' };
  await decide(await signIn('staff'), suspended);
  await waitForApprovedClaim(person, false);
  return token;
}

/** A token of somebody who was staff when it was made, and to whom that has happened since. */
async function staffToken(since: (uid: string) => Promise<unknown> = async () => undefined) {
  const person = await newStaff();
  const token = await person.token();
  await since(person.user.uid);
  return token;
}

/** By an admin, as the shop does it. */
async function removeAndGrantAgain(uid: string): Promise<void> {
  const admin = await signIn('staff');
  const { email } = await adminAuth.getUser(uid);
  for (const staff of [false, true]) {
    const { status } = await callFunction('setStaff', { email, staff }, await admin.token());
    if (status !== 200) throw new Error(`setStaff was refused with ${status}`);
  }
}

async function makeCast(): Promise<Cast> {
  const attacker = await approvedCustomer();
  const attackerToken = await attacker.token();
  const staff = await staffToken();
  const longAgo = nowInSeconds() - 7_200;
  const anybody = { ...claimsOf(staff), sub: 'nobody', user_id: 'nobody', staff: true };
  const identities: Identities = {
    'a visitor': undefined,
    'a visitor with a token of nonsense': bearer('nonsense'),
    'a visitor with a password in place of a token': 'Basic c3RhZmY6c3RhZmY=',
    'a newcomer who has not registered': bearer(await (await newPerson()).token()),
    'a pending account': bearer(await (await pendingAccount()).token()),
    'a pending account whose address is verified': bearer(
      await (await verified(await pendingAccount())).token(),
    ),
    'an approved customer': bearer(attackerToken),
    'a declined account': bearer(await (await declinedAccount()).token()),
    'a suspended account with its old token': bearer(await suspendedToken()),
    'somebody who was staff, with the old token': bearer(
      await staffToken(async (uid) => {
        await database.doc(`staff/${uid}`).delete();
        await adminAuth.setCustomUserClaims(uid, {});
      }),
    ),
    'staff whose membership alone is gone': bearer(
      await staffToken((uid) => database.doc(`staff/${uid}`).delete()),
    ),
    'staff whose claim alone is gone': bearer(
      await staffToken((uid) => adminAuth.setCustomUserClaims(uid, {})),
    ),
    'staff whose address is not verified': bearer(
      withClaims(await staffToken((uid) => adminAuth.updateUser(uid, { emailVerified: false })), {
        email_verified: false,
      }),
    ),
    'staff without the second factor that they need': bearer(
      await staffToken((uid) => database.doc(`staff/${uid}`).update({ secondFactor: true })),
    ),
    'staff who signed in thirteen hours ago': bearer(
      await tokenOfSignIn(await newStaff(), 13 * 3_600),
    ),
    'staff who has signed out since': bearer(
      await staffToken((uid) =>
        database.doc(`staff/${uid}`).update({ signedOutAt: nowInSeconds() + 60 }),
      ),
    ),
    'staff who is disabled': bearer(
      await staffToken((uid) => adminAuth.updateUser(uid, { disabled: true })),
    ),
    'staff whose account is deleted': bearer(await staffToken((uid) => adminAuth.deleteUser(uid))),
    // The moment of a sign-out counts in whole seconds, so the sign-in is put two hours before it.
    'staff who has signed out everywhere': bearer(
      withClaims(await staffToken((uid) => adminAuth.revokeRefreshTokens(uid)), {
        auth_time: longAgo,
      }),
    ),
    'staff who was removed and made staff again, with the old token': bearer(
      withClaims(await staffToken(removeAndGrantAgain), { auth_time: longAgo }),
    ),
    'staff with an expired token': bearer(
      withClaims(staff, { iat: longAgo, exp: longAgo + 3_600 }),
    ),
    'staff with a token of another project': bearer(
      withClaims(staff, { aud: 'elsewhere', iss: 'https://securetoken.google.com/elsewhere' }),
    ),
    'staff with a token of another issuer': bearer(
      withClaims(staff, { iss: 'https://elsewhere.example/demo-dental-shop' }),
    ),
    'staff with a token that somebody else signed': bearer(signedBySomebody(claimsOf(staff))),
    'a customer with a forged claim to be staff': bearer(
      withClaims(attackerToken, { staff: true, admin: true }),
    ),
    'a customer with a forged name of staff beside their own': bearer(
      withClaims(attackerToken, { staff: true, user_id: claimsOf(staff).sub }),
    ),
    'nobody, with a forged claim to be staff': bearer(withClaims(staff, anybody)),
  };
  return {
    identities,
    attacker,
    get attackerToken() {
      return asOfNow(attackerToken);
    },
    get staffToken() {
      return asOfNow(staff);
    },
  };
}

let made: Promise<Cast> | undefined;

/** Everybody whom the cases need; made once for all files, which run in one process. */
export function cast(): Promise<Cast> {
  made ??= makeCast();
  return made;
}
