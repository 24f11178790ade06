import { apiErrorBody } from '@dental-shop/domain/api/error';
import { idToken } from '../features/session/id-token.ts';
import { ApiError } from './api-error.ts';

/** Milliseconds. */
const timeLimit = 30_000;

interface Schema<Result> {
  parse(body: unknown): Result;
}

interface RequestOptions<Result> {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** What a successful answer must look like. */
  schema: Schema<Result>;
  /** The ID token to send, when not the signed-in user's. */
  token?: string;
}

function noAnswer(cause: unknown): ApiError {
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  return timedOut
    ? new ApiError(
        0,
        { code: 'timeout', error: 'The shop took too long to answer. Please try again.' },
        { cause },
      )
    : new ApiError(
        0,
        {
          code: 'network',
          error: 'The shop could not be reached. Please check your connection and try again.',
        },
        { cause },
      );
}

function unexpectedAnswer(status: number, cause: unknown): ApiError {
  const error = 'Something went wrong on our side. Please try again.';
  return new ApiError(status, { code: 'unexpected-answer', error }, { cause });
}

async function headers(token: string | undefined): Promise<HeadersInit> {
  const bearer = token ?? (await idToken());
  return {
    'Content-Type': 'application/json',
    ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
  };
}

function parseError(status: number, text: string): ApiError {
  try {
    return new ApiError(status, apiErrorBody.parse(JSON.parse(text)));
  } catch (cause) {
    return unexpectedAnswer(status, cause);
  }
}

/** Also a body that stops coming counts as no answer. */
async function send(path: string, init: RequestInit) {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(timeLimit) });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch (cause) {
    throw noAnswer(cause);
  }
}

/**
 * Calls the shop's backend as the current user. Rejects with an `ApiError` whose message can be
 * shown, also when there is no answer within 30 seconds or it is not what `schema` promises.
 */
export async function request<Result>(
  path: string,
  { method = 'GET', body, schema, token }: RequestOptions<Result>,
): Promise<Result> {
  const init: RequestInit = { method, headers: await headers(token) };
  if (body !== undefined) init.body = JSON.stringify(body);
  const { ok, status, text } = await send(path, init);
  if (!ok) throw parseError(status, text);
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw unexpectedAnswer(status, cause);
  }
}
