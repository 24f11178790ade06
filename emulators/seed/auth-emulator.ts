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

interface SignInResponse {
  localId: string;
  idToken: string;
  error?: { message: string };
}

async function callIdentityToolkit(
  path: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<SignInResponse> {
  const response = await fetch(`${identityToolkit}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as SignInResponse;
}

export async function signUpOrIn(email: string): Promise<SignedIn> {
  const credentials = { email, password: demoPassword, returnSecureToken: true };
  const created = await callIdentityToolkit(`accounts:signUp${key}`, credentials);
  const response =
    created.error?.message === 'EMAIL_EXISTS'
      ? await callIdentityToolkit(`accounts:signInWithPassword${key}`, credentials)
      : created;
  if (response.error !== undefined) throw new Error(`${email}: ${response.error.message}`);
  return { uid: response.localId, email, idToken: response.idToken };
}

/** Bypasses all rules with the emulator's `owner` token. */
async function updateAccount(
  { uid, email }: SignedIn,
  changes: Record<string, unknown>,
): Promise<void> {
  const { error } = await callIdentityToolkit(
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

export function decodeClaims({ idToken }: SignedIn): Record<string, unknown> {
  const [, payload = ''] = idToken.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
}
