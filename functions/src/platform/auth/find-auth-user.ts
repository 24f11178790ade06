import type { Auth, EmailIdentifier, UidIdentifier, UserRecord } from 'firebase-admin/auth';

export const maxAuthUsersPerLookup = 100;

export async function findAuthUser(
  auth: Auth,
  whose: UidIdentifier | EmailIdentifier,
): Promise<UserRecord | undefined> {
  const { users: found } = await auth.getUsers([whose]);
  return found[0];
}

/** Firebase Auth uses the HTTP date format. */
export const isoTime = (time: string) => new Date(time).toISOString();
