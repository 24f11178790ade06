import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { cells } from './access-table.ts';
import { createCounted, newCustomer } from './create-checkout.ts';
import { databaseOf, databaseWithClaims, modular, staffToken } from './roles.ts';

export interface EdgeCase {
  name: string;
  allowed: boolean;
  attempt: (environment: RulesTestEnvironment) => Promise<unknown>;
}

/** By an account of its own: one that has begun a checkout before is refused for its count as well. */
async function createWithClaims(
  environment: RulesTestEnvironment,
  claims: TokenOptions,
): Promise<void> {
  const { uid, database } = await newCustomer(environment, 'approved', claims);
  await createCounted(database, uid);
}

const staffPage = (name: string, size: number): EdgeCase => ({
  name: `staff list ${size} ${name} at once`,
  allowed: size <= 500,
  attempt: (environment) =>
    getDocs(query(collection(databaseOf(environment, 'staff'), name), limit(size))),
});

const missing = (role: 'owner' | 'staff', allowed: boolean): EdgeCase => ({
  name: `${role} get an order that does not exist`,
  allowed,
  attempt: (environment) => getDoc(doc(databaseOf(environment, role), 'orders', 'none')),
});

/**
 * How the page of an order asks for it: of those that are the customer's own, so that one that is not
 * recorded yet is simply none. A range and not an equality, with which the emulator reads the document
 * before it asks the rules.
 */
const ownById = (name: string, id: string): EdgeCase => ({
  name: `owner look among their own orders for ${name}`,
  allowed: true,
  attempt: async (environment) => {
    const own = query(
      collection(databaseOf(environment, 'owner'), 'orders'),
      where('uid', '==', 'owner'),
      where(documentId(), '>=', id),
      where(documentId(), '<=', id),
      limit(1),
    );
    return getDocs(own);
  },
});

const nowSeconds = () => Math.floor(Date.now() / 1000);
const thisSecond = nowSeconds();
const hour = 60 * 60;

interface StaffSession {
  allowed: boolean;
  token?: TokenOptions;
  /** A claim that the token has not at all. */
  lacking?: 'staff' | 'email_verified';
  /** What `staff/{uid}` has besides. */
  member?: Record<string, unknown>;
}

/** Staff read an order with a token of their own and a membership that says more. */
const staffSession = (
  name: string,
  { allowed, token, lacking, member = {} }: StaffSession,
): EdgeCase => ({
  name: `${name} read an order`,
  allowed,
  attempt: async (environment) => {
    const uid = randomUUID();
    await environment.withSecurityRulesDisabled((context) =>
      setDoc(doc(modular(context.firestore()), 'staff', uid), { email: 'x', ...member }),
    );
    const claims = staffToken(token);
    if (lacking) delete claims[lacking];
    const database = databaseWithClaims(environment, uid, claims);
    return getDoc(doc(database, 'orders', 'document-of-owner'));
  },
});

const withFactor = {
  sign_in_provider: 'password',
  identities: {},
  sign_in_second_factor: 'totp',
} as const;

const staffSessions: EdgeCase[] = [
  staffSession('staff who signed in just now', { allowed: true }),
  staffSession('staff whose address is not verified', {
    allowed: false,
    token: { email_verified: false },
  }),
  staffSession('staff whose token says nothing of their address', {
    allowed: false,
    lacking: 'email_verified',
  }),
  staffSession('staff whose token is older than the grant', {
    allowed: false,
    lacking: 'staff',
  }),
  staffSession('staff who signed in 11 hours ago', {
    allowed: true,
    token: { auth_time: nowSeconds() - 11 * hour },
  }),
  staffSession('staff who signed in 12 hours ago', {
    allowed: false,
    token: { auth_time: nowSeconds() - 12 * hour },
  }),
  staffSession('staff who have signed out since', {
    allowed: false,
    token: { auth_time: nowSeconds() - 60 },
    member: { signedOutAt: nowSeconds() - 30 },
  }),
  staffSession('staff who sign in in the second of their sign-out', {
    allowed: true,
    token: { auth_time: thisSecond },
    member: { signedOutAt: thisSecond },
  }),
  staffSession('staff who have signed in again since', {
    allowed: true,
    token: { auth_time: nowSeconds() - 30 },
    member: { signedOutAt: nowSeconds() - 60 },
  }),
  staffSession('staff who need a second factor and gave none', {
    allowed: false,
    member: { secondFactor: true },
  }),
  staffSession('staff who need a second factor and gave it', {
    allowed: true,
    member: { secondFactor: true },
    token: { firebase: withFactor },
  }),
  staffSession('staff who need none', { allowed: true, member: { secondFactor: false } }),
];

const readInPages = cells
  .filter(({ role, operation, allowed }) => role === 'staff' && operation === 'list all' && allowed)
  .map(({ collection: name }) => name);

const listedByOwners = cells
  .filter(({ role, operation, allowed }) => role === 'owner' && operation === 'list own' && allowed)
  .map(({ collection: name }) => name);

const ownPage = (name: string, size: number | undefined, allowed: boolean): EdgeCase => ({
  name: `an owner list their own ${name} ${size === undefined ? 'without a limit' : `${size} at once`}`,
  allowed,
  attempt: (environment) => {
    const documents = collection(databaseOf(environment, 'owner'), name);
    const own = query(documents, where('uid', '==', 'owner'));
    return getDocs(size === undefined ? own : query(own, limit(size)));
  },
});

/** What the table of roles and operations does not tell. */
export const edgeCases: EdgeCase[] = [
  ...readInPages.flatMap((name) => [staffPage(name, 500), staffPage(name, 501)]),
  {
    name: 'staff list all orders without a limit',
    allowed: false,
    attempt: (environment) => getDocs(collection(databaseOf(environment, 'staff'), 'orders')),
  },
  ...listedByOwners.flatMap((name) => [
    ownPage(name, 500, true),
    ownPage(name, 501, false),
    ownPage(name, undefined, false),
  ]),
  {
    name: 'an account without a certificate look for its own',
    allowed: true,
    attempt: (environment) =>
      getDoc(doc(databaseWithClaims(environment, 'new', {}), 'certificates', 'new')),
  },
  missing('owner', false),
  missing('staff', true),
  ownById('one that does not exist', 'none'),
  ownById('one of theirs', 'document-of-owner'),
  ownById('one of somebody else', 'document-of-pending'),
  {
    name: 'an account whose claim is the text "true" create a checkout',
    allowed: false,
    attempt: (environment) => createWithClaims(environment, { approved: 'true' }),
  },
  {
    name: 'an account whose ID token is older than its approval create a checkout',
    allowed: false,
    attempt: (environment) => createWithClaims(environment, {}),
  },
  {
    name: 'an owner list their own count of checkouts',
    allowed: false,
    attempt: (environment) => {
      const paces = collection(databaseOf(environment, 'owner'), 'checkoutPace');
      return getDocs(query(paces, where(documentId(), '==', 'owner')));
    },
  },
  {
    name: 'an account whose approval was taken back create a checkout',
    allowed: false,
    attempt: (environment) => createWithClaims(environment, { approved: false }),
  },
  {
    name: 'somebody who was staff, and whose ID token still has the claim, read an order',
    allowed: false,
    attempt: (environment) =>
      getDoc(
        doc(databaseWithClaims(environment, 'left', staffToken()), 'orders', 'document-of-owner'),
      ),
  },
  {
    name: 'an account whose staff claim is the number 1 read an order',
    allowed: false,
    attempt: (environment) =>
      getDoc(
        doc(
          databaseWithClaims(environment, 'staff', staffToken({ staff: 1 })),
          'orders',
          'document-of-owner',
        ),
      ),
  },
  ...staffSessions,
];
