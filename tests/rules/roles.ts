import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import type { Role } from './access-table.ts';

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

/** Each role's name is also its user ID. */
export function databaseAs(environment: RulesTestEnvironment, role: Role): Firestore {
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

/** The test library has the old API's types, but its objects also work with the modular API. */
export function modular(database: unknown): Firestore {
  return database as Firestore;
}
