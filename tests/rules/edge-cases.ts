import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { newDocument } from './perform.ts';
import { databaseOf, databaseWithClaims } from './roles.ts';

export interface EdgeCase {
  name: string;
  allowed: boolean;
  attempt: (environment: RulesTestEnvironment) => Promise<unknown>;
}

const createAs = (database: Firestore) =>
  setDoc(doc(database, 'checkouts', 'a'.repeat(20)), newDocument('owner'));

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

/** What the table of roles and operations does not tell. */
export const edgeCases: EdgeCase[] = [
  ...[
    'users',
    'certificates',
    'checkouts',
    'orders',
    'orderNotes',
    'transactions',
    'contactMessages',
    'policyReports',
    'audit',
    'staff',
  ].flatMap((name) => [staffPage(name, 500), staffPage(name, 501)]),
  {
    name: 'staff list all orders without a limit',
    allowed: false,
    attempt: (environment) => getDocs(collection(databaseOf(environment, 'staff'), 'orders')),
  },
  {
    name: 'an owner list their own orders without a limit',
    allowed: true,
    attempt: (environment) =>
      getDocs(
        query(collection(databaseOf(environment, 'owner'), 'orders'), where('uid', '==', 'owner')),
      ),
  },
  {
    name: 'an account without a certificate look for its own',
    allowed: true,
    attempt: (environment) =>
      getDoc(doc(databaseWithClaims(environment, 'new', {}), 'certificates', 'new')),
  },
  missing('owner', false),
  missing('staff', true),
  {
    name: 'an account whose claim is the text "true" create a checkout',
    allowed: false,
    attempt: (environment) =>
      createAs(databaseWithClaims(environment, 'owner', { approved: 'true' })),
  },
  {
    name: 'an account whose approval was taken back create a checkout',
    allowed: false,
    attempt: (environment) =>
      createAs(databaseWithClaims(environment, 'owner', { approved: false })),
  },
  {
    name: 'somebody who was staff, and whose ID token still has the claim, read an order',
    allowed: false,
    attempt: (environment) =>
      getDoc(
        doc(
          databaseWithClaims(environment, 'left', { staff: true }),
          'orders',
          'document-of-owner',
        ),
      ),
  },
  {
    name: 'an account whose staff claim is the number 1 read an order',
    allowed: false,
    attempt: (environment) =>
      getDoc(
        doc(databaseWithClaims(environment, 'staff', { staff: 1 }), 'orders', 'document-of-owner'),
      ),
  },
];
