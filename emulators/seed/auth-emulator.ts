import { authUrl, projectId } from '../addresses.ts';
import { demoPassword } from '../demo-accounts.ts';
import { writeDocument } from './firestore-emulator.ts';

const identityToolkit = `${authUrl}/identitytoolkit.googleapis.com/v1`;
const key = '?key=demo-key';

export interface SignedIn {
  uid: string;
  email: string;
  idToken: string;
}

interface SignInAnswer {
  localId: string;
  idToken: string;
  error?: { message: string };
}

async function askIdentityToolkit(
  path: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<SignInAnswer> {
  const response = await fetch(`${identityToolkit}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as SignInAnswer;
}

export async function signUpOrIn(email: string): Promise<SignedIn> {
  const credentials = { email, password: demoPassword, returnSecureToken: true };
  const created = await askIdentityToolkit(`accounts:signUp${key}`, credentials);
  const answer =
    created.error?.message === 'EMAIL_EXISTS'
      ? await askIdentityToolkit(`accounts:signInWithPassword${key}`, credentials)
      : created;
  if (answer.error !== undefined) throw new Error(`${email}: ${answer.error.message}`);
  return { uid: answer.localId, email, idToken: answer.idToken };
}

/** Bypasses all rules with the emulator's `owner` token. */
async function updateAccount(
  { uid, email }: SignedIn,
  changes: Record<string, unknown>,
): Promise<void> {
  const { error } = await askIdentityToolkit(
    `projects/${projectId}/accounts:update`,
    { localId: uid, ...changes },
    { authorization: 'Bearer owner' },
  );
  if (error !== undefined) throw new Error(`${email}: ${error.message}`);
}

/** Same as `npm run staff -- grant --admin`. */
export async function grantStaff(person: SignedIn): Promise<void> {
  await writeDocument({
    path: `staff/${person.uid}`,
    data: { email: person.email, admin: true, grantedAt: new Date(), grantedBy: null },
  });
  const customAttributes = JSON.stringify({ staff: true, admin: true });
  await updateAccount(person, { displayName: 'Demo staff', customAttributes, emailVerified: true });
}

/** Same as following the emailed link. */
export function verifyEmail(person: SignedIn): Promise<void> {
  return updateAccount(person, { emailVerified: true });
}

export function claimsOf({ idToken }: SignedIn): Record<string, unknown> {
  const [, payload = ''] = idToken.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
}
