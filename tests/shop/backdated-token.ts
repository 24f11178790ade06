import { authUrl, projectId } from '@dental-shop/emulators/addresses';
import type { Person } from './customer.ts';

type Claims = Record<string, unknown>;

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/**
 * Changes claims in the person's ID token, for example to simulate an old sign-in. Works because
 * the Auth emulator accepts unsigned tokens.
 */
export async function tokenWithClaims(person: Person, changes: Claims): Promise<string> {
  const [header = '', payload = ''] = (await person.token()).split('.');
  const claims: Claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  return `${header}.${part({ ...claims, ...changes })}.`;
}

/** A fresh token from a password sign-in `secondsAgo` seconds ago. */
export async function backdatedToken(person: Person, secondsAgo: number): Promise<string> {
  const signedInAt = Math.floor(Date.now() / 1000) - secondsAgo;
  await acceptTokensSince(person.user.uid, signedInAt);
  return tokenWithClaims(person, { auth_time: signedInAt });
}

/**
 * Makes the emulator accept tokens from before the account's creation, which would otherwise count
 * as revoked.
 */
async function acceptTokensSince(uid: string, validSince: number): Promise<void> {
  const address = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: uid, validSince: String(validSince) }),
  });
  if (!response.ok) throw new Error(await response.text());
}
