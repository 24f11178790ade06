import { createHash } from 'node:crypto';
import type { SavedResponse } from '../account/account-state.ts';
import { ApiError, invalidRequest } from './api-error.ts';

const retentionMs = 24 * 60 * 60 * 1000;
const maxKeyLength = 255;

export interface IdempotencyKeys {
  /**
   * Returns the stored response, or null if the request must be executed. In that case, the key is
   * locked until `finish`. Throws 400 `idempotency_error` if the key belongs to a different
   * request, or 409 `idempotency_key_in_use` if the same request is still running.
   */
  start(key: string, fingerprint: string): SavedResponse | null;
  /** Releases the key. Pass null to store nothing (validation failed). */
  finish(key: string, response: SavedResponse | null): void;
}

export function idempotencyKeys(saved: Record<string, SavedResponse>): IdempotencyKeys {
  const running = new Map<string, string>();
  return {
    start(key, fingerprint) {
      if (key.length > maxKeyLength) {
        throw invalidRequest(`Idempotency keys are at most ${maxKeyLength} characters long.`);
      }
      deleteExpired(saved);
      const earlier = saved[key];
      const known = earlier?.fingerprint ?? running.get(key);
      if (known !== undefined && known !== fingerprint) throw parameterMismatch(key);
      if (earlier !== undefined) return earlier;
      if (known !== undefined) throw keyInUse(key);
      running.set(key, fingerprint);
      return null;
    },
    finish(key, response) {
      running.delete(key);
      if (response !== null) saved[key] = response;
    },
  };
}

export function fingerprintRequest(method: string, path: string, parameters: string): string {
  return createHash('sha256').update(`${method} ${path}\n${parameters}`).digest('hex');
}

function deleteExpired(saved: Record<string, SavedResponse>): void {
  const oldest = Date.now() - retentionMs;
  for (const [key, response] of Object.entries(saved)) {
    // Keys are in chronological order, so all remaining ones are newer.
    if (response.savedAt >= oldest) return;
    delete saved[key];
  }
}

function parameterMismatch(key: string): ApiError {
  return new ApiError(
    400,
    {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first ' +
        `used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    },
    false,
  );
}

function keyInUse(key: string): ApiError {
  return new ApiError(
    409,
    {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message:
        'There is currently another in-progress request using this Idempotent Key (that probably ' +
        `means you submitted twice, and the other request is still going through): ${key}.`,
    },
    false,
  );
}
