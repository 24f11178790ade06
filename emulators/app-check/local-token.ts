import { appCheckUrl } from '../addresses.ts';
import { localTokenPath, type TokenOptions } from './paths.ts';

export async function appCheckHeader(
  options: TokenOptions = {},
): Promise<{ 'x-firebase-appcheck': string }> {
  return { 'x-firebase-appcheck': await localToken(options) };
}

let cachedToken: Promise<string> | undefined;

function localToken(options: TokenOptions): Promise<string> {
  if (Object.keys(options).length > 0) return fetchToken(options);
  cachedToken ??= fetchToken({ lifetimeS: 24 * 60 * 60 }).catch((error: unknown) => {
    cachedToken = undefined;
    throw error;
  });
  return cachedToken;
}

async function fetchToken(options: TokenOptions): Promise<string> {
  const response = await fetch(new URL(localTokenPath, appCheckUrl), {
    method: 'POST',
    body: JSON.stringify(options),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}
