import { appCheckUrl } from '../addresses.ts';
import { localTokenPath, type TokenWishes } from './paths.ts';

export async function appCheckHeader(
  wishes: TokenWishes = {},
): Promise<{ 'x-firebase-appcheck': string }> {
  return { 'x-firebase-appcheck': await localToken(wishes) };
}

let usual: Promise<string> | undefined;

function localToken(wishes: TokenWishes): Promise<string> {
  if (Object.keys(wishes).length > 0) return fetchToken(wishes);
  usual ??= fetchToken({ lifeS: 24 * 60 * 60 }).catch((error: unknown) => {
    usual = undefined;
    throw error;
  });
  return usual;
}

async function fetchToken(wishes: TokenWishes): Promise<string> {
  const response = await fetch(new URL(localTokenPath, appCheckUrl), {
    method: 'POST',
    body: JSON.stringify(wishes),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}
