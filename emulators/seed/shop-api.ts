import { hostingUrl } from '../addresses.ts';
import { appCheckHeader } from '../app-check/local-token.ts';
import type { SignedIn } from './auth-emulator.ts';

interface Call {
  as: SignedIn;
  body?: unknown;
  accept?: readonly number[];
}

export async function callShop<Answer>(
  path: string,
  { as, body, accept = [] }: Call,
): Promise<Answer> {
  const response = await fetch(new URL(path, hostingUrl), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${as.idToken}`,
      'content-type': 'application/json',
      ...(await appCheckHeader()),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok && !accept.includes(response.status)) {
    throw new Error(`${path} responded with ${response.status} to ${as.email}: ${text}`);
  }
  return JSON.parse(text) as Answer;
}
