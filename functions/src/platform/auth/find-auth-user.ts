import type { Auth, EmailIdentifier, UidIdentifier, UserRecord } from 'firebase-admin/auth';

/** How many sign-ins the identity service gives at a time. */
export const maxAuthUsersPerLookup = 100;

/** The sign-in of that uid or e-mail address; undefined where there is none. */
export async function findAuthUser(
  auth: Auth,
  whose: UidIdentifier | EmailIdentifier,
): Promise<UserRecord | undefined> {
  const { users: found } = await auth.getUsers([whose]);
  return found[0];
}
