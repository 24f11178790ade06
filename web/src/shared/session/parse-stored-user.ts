import type { SessionUser } from './session.ts';

export interface StoredUser extends SessionUser {
  /** The last ID token that was received, and when it expires (ms since 1970). */
  token: { value: string; expiresAt: number } | undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function parseToken(manager: unknown): StoredUser['token'] {
  if (!isRecord(manager)) return undefined;
  const { accessToken, expirationTime } = manager;
  if (typeof accessToken !== 'string' || typeof expirationTime !== 'number') return undefined;
  return { value: accessToken, expiresAt: expirationTime };
}

/**
 * Reads the record that Firebase Auth stores (`User.toJSON()`). Undefined when there is none or
 * it has another shape: Firebase Auth then ignores it too.
 */
export function parseStoredUser(text: string | null): StoredUser | undefined {
  if (!text) return undefined;
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(record)) return undefined;
  const { uid, email, stsTokenManager } = record;
  if (typeof uid !== 'string' || !uid) return undefined;
  return { uid, email: typeof email === 'string' ? email : '', token: parseToken(stsTokenManager) };
}
