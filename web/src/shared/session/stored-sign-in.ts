import { environment } from '../config/environment.ts';
import type { SessionUser } from './session.ts';

// Firebase stores `User.toJSON()` in local storage, but this isn't documented (decision 033). `session.spec.ts` fails
// if the key or the format changes.

const key = `firebase:authUser:${environment.firebase.apiKey}:[DEFAULT]`;

interface StoredUser extends SessionUser {
  /** `expiresAt` is in ms since 1970. */
  token: { value: string; expiresAt: number } | undefined;
}

/** Tokens that expire within this time count as expired. */
const refreshMarginMs = 30_000;

export function readStoredUser(): StoredUser | undefined {
  try {
    return parseStoredUser(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch (error) {
    console.warn('The stored sign-in could not be read.', { error });
    return undefined;
  }
}

export function validStoredToken(): string | undefined {
  const token = readStoredUser()?.token;
  return token && Date.now() <= token.expiresAt - refreshMarginMs ? token.value : undefined;
}

export function removeStoredUser(): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.error('The stored sign-in could not be removed.', { error });
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Undefined if the format is unknown. Firebase Auth ignores such records too. */
function parseStoredUser(record: unknown): StoredUser | undefined {
  if (!isRecord(record)) return undefined;
  const { uid, email, stsTokenManager } = record;
  if (typeof uid !== 'string' || !uid) return undefined;
  return { uid, email: typeof email === 'string' ? email : '', token: parseToken(stsTokenManager) };
}

function parseToken(manager: unknown): StoredUser['token'] {
  if (!isRecord(manager)) return undefined;
  const { accessToken, expirationTime } = manager;
  if (typeof accessToken !== 'string' || typeof expirationTime !== 'number') return undefined;
  return { value: accessToken, expiresAt: expirationTime };
}
