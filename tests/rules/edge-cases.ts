import { randomUUID } from 'node:crypto';
import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  type QueryConstraint,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { cells, pathOf } from './access-table.ts';
import { createCounted, newCustomer } from './create-checkout.ts';
import { store } from './environment.ts';
import { ownDocuments } from './perform.ts';
import { databaseAs, databaseWithClaims, modular, staffToken } from './roles.ts';

export interface EdgeCase {
  name: string;
  allowed: boolean;
  attempt: (environment: RulesTestEnvironment) => Promise<unknown>;
}

/** Uses a new account, because an existing one could already be at its checkout limit. */
async function createWithClaims(
  environment: RulesTestEnvironment,
  claims: TokenOptions,
): Promise<void> {
  const { uid, database } = await newCustomer(environment, 'approved', claims);
  await createCounted(database, uid);
}

const staffPage = (name: string, size: number): EdgeCase => ({
  name: `staff list ${size} ${name}`,
  allowed: size <= 500,
  attempt: (environment) =>
    getDocs(query(collection(databaseAs(environment, 'staff'), pathOf(name)), limit(size))),
});

const missing = (role: 'owner' | 'staff', allowed: boolean): EdgeCase => ({
  name: `${role === 'staff' ? 'staff' : 'an owner'} get a nonexistent order`,
  allowed,
  attempt: (environment) => getDoc(doc(databaseAs(environment, role), 'orders', 'none')),
});

/**
 * Uses a range filter, like the order page. With an equality filter, the emulator would read the
 * document before checking the rules.
 */
const ownOrder = (name: string, id: string): EdgeCase => ({
  name: `an owner query their own orders for ${name}`,
  allowed: true,
  attempt: async (environment) => {
    const own = query(
      collection(databaseAs(environment, 'owner'), 'orders'),
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
  missingClaim?: 'staff' | 'email_verified';
  member?: Record<string, unknown>;
}

const staffSession = (
  name: string,
  { allowed, token, missingClaim, member = {} }: StaffSession,
): EdgeCase => ({
  name: `${name} read an order`,
  allowed,
  attempt: async (environment) => {
    const uid = randomUUID();
    await environment.withSecurityRulesDisabled((context) =>
      setDoc(doc(modular(context.firestore()), 'staff', uid), { email: 'x', ...member }),
    );
    const claims = staffToken(token);
    if (missingClaim) delete claims[missingClaim];
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
  staffSession('staff with an unverified email', {
    allowed: false,
    token: { email_verified: false },
  }),
  staffSession('staff without the email_verified claim', {
    allowed: false,
    missingClaim: 'email_verified',
  }),
  staffSession('staff with a token from before the grant', {
    allowed: false,
    missingClaim: 'staff',
  }),
  staffSession('staff who signed in 11 hours ago', {
    allowed: true,
    token: { auth_time: nowSeconds() - 11 * hour },
  }),
  staffSession('staff who signed in 12 hours ago', {
    allowed: false,
    token: { auth_time: nowSeconds() - 12 * hour },
  }),
  staffSession('staff whose sign-in predates their sign-out', {
    allowed: false,
    token: { auth_time: nowSeconds() - 60 },
    member: { signedOutAt: nowSeconds() - 30 },
  }),
  staffSession('staff who signed in during the second of their sign-out', {
    allowed: true,
    token: { auth_time: thisSecond },
    member: { signedOutAt: thisSecond },
  }),
  staffSession('staff who signed in again after a sign-out', {
    allowed: true,
    token: { auth_time: nowSeconds() - 30 },
    member: { signedOutAt: nowSeconds() - 60 },
  }),
  staffSession('staff without the required MFA', {
    allowed: false,
    member: { secondFactor: true },
  }),
  staffSession('staff with the required MFA', {
    allowed: true,
    member: { secondFactor: true },
    token: { firebase: withFactor },
  }),
  staffSession("staff who don't need MFA", { allowed: true, member: { secondFactor: false } }),
];

const readInPages = cells
  .filter(({ role, operation, allowed }) => role === 'staff' && operation === 'list all' && allowed)
  .map(({ collection: name }) => name);

const listedByOwners = cells
  .filter(({ role, operation, allowed }) => role === 'owner' && operation === 'list own' && allowed)
  .map(({ collection: name }) => name);

const ownPage = (name: string, size: number | undefined, allowed: boolean): EdgeCase => ({
  name: `an owner list their own ${name} ${size === undefined ? 'without a limit' : `with a limit of ${size}`}`,
  allowed,
  attempt: (environment) => {
    const documents = collection(databaseAs(environment, 'owner'), name);
    const own = ownDocuments(documents, 'owner');
    return getDocs(size === undefined ? own : query(own, limit(size)));
  },
});

const shipmentIn = (state: string, role: 'owner' | 'staff', allowed: boolean): EdgeCase => ({
  name: `${role === 'staff' ? 'staff' : 'an owner'} get a shipment that is ${state}`,
  allowed,
  attempt: async (environment) => {
    const id = randomUUID();
    await store(environment, `shipments/${id}`, { uid: 'owner', state });
    return getDoc(doc(databaseAs(environment, role), 'shipments', id));
  },
});

const ownShipments = (name: string, allowed: boolean, filters: QueryConstraint[]): EdgeCase => ({
  name: `an owner list their own shipments ${name}`,
  allowed,
  attempt: async (environment) => {
    await store(environment, 'shipments/held', { uid: 'owner', state: 'held' });
    const documents = collection(databaseAs(environment, 'owner'), 'shipments');
    return getDocs(query(documents, where('uid', '==', 'owner'), ...filters, limit(500)));
  },
});

const shipments: EdgeCase[] = [
  shipmentIn('held', 'owner', false),
  shipmentIn('undone', 'owner', false),
  shipmentIn('released', 'owner', true),
  shipmentIn('held', 'staff', true),
  ownShipments('in every state', false, []),
  ownShipments('that can still be undone', false, [where('state', '==', 'held')]),
  ownShipments('of several orders in every state', false, [where('orderId', 'in', ['1', '2'])]),
  ownShipments('of several orders that were released', true, [
    where('state', '==', 'released'),
    where('orderId', 'in', ['1', '2']),
  ]),
  {
    name: "a customer list everyone's released shipments",
    allowed: false,
    attempt: (environment) => {
      const documents = collection(databaseAs(environment, 'owner'), 'shipments');
      return getDocs(query(documents, where('state', '==', 'released'), limit(500)));
    },
  },
  {
    name: 'staff list held shipments',
    allowed: true,
    attempt: (environment) => {
      const documents = collection(databaseAs(environment, 'staff'), 'shipments');
      return getDocs(query(documents, where('state', '==', 'held'), limit(500)));
    },
  },
];

export const edgeCases: EdgeCase[] = [
  ...readInPages.flatMap((name) => [staffPage(name, 500), staffPage(name, 501)]),
  {
    name: 'staff list all orders without a limit',
    allowed: false,
    attempt: (environment) => getDocs(collection(databaseAs(environment, 'staff'), 'orders')),
  },
  ...listedByOwners.flatMap((name) => [
    ownPage(name, 500, true),
    ownPage(name, 501, false),
    ownPage(name, undefined, false),
  ]),
  {
    name: 'an account get its missing certificate',
    allowed: true,
    attempt: (environment) =>
      getDoc(doc(databaseWithClaims(environment, 'new', {}), 'certificates', 'new')),
  },
  missing('owner', false),
  missing('staff', true),
  ownOrder('a nonexistent order', 'none'),
  ownOrder('an existing one', 'document-of-owner'),
  ownOrder("someone else's order", 'document-of-pending'),
  {
    name: 'an account whose claim is the string "true" create a checkout',
    allowed: false,
    attempt: (environment) => createWithClaims(environment, { approved: 'true' }),
  },
  {
    name: 'an account whose ID token predates its approval create a checkout',
    allowed: false,
    attempt: (environment) => createWithClaims(environment, {}),
  },
  {
    name: 'an owner list their own checkout counts',
    allowed: false,
    attempt: (environment) => {
      const paces = collection(databaseAs(environment, 'owner'), 'checkoutPace');
      return getDocs(query(paces, where(documentId(), '==', 'owner')));
    },
  },
  {
    name: 'an account whose approval was withdrawn create a checkout',
    allowed: false,
    attempt: (environment) => createWithClaims(environment, { approved: false }),
  },
  {
    name: 'former staff whose ID token still has the claim read an order',
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
  ...shipments,
  ...staffSessions,
];
