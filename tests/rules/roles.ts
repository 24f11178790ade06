import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import type { Role } from './access-table.ts';

/** What the identity service says of a staff member who has signed in a moment ago. */
export const staffToken = (changes: TokenOptions = {}): TokenOptions => ({
  staff: true,
  email_verified: true,
  auth_time: Math.floor(Date.now() / 1000),
  ...changes,
});

const claims: Record<Exclude<Role, 'anonymous'>, TokenOptions> = {
  pending: {},
  owner: { approved: true },
  other: { approved: true },
  staff: staffToken(),
};

/** The database as somebody of that role sees it. Each role's uid is its name. */
export function databaseOf(environment: RulesTestEnvironment, role: Role): Firestore {
  return role === 'anonymous'
    ? modular(environment.unauthenticatedContext().firestore())
    : databaseWithClaims(environment, role, claims[role]);
}

export function databaseWithClaims(
  environment: RulesTestEnvironment,
  uid: string,
  token: TokenOptions,
): Firestore {
  return modular(environment.authenticatedContext(uid, token).firestore());
}

/** The test library is typed by the old API, and its objects are those of the new one as well. */
export function modular(database: unknown): Firestore {
  return database as Firestore;
}
