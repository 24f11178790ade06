import { apiErrorBody } from '@dental-shop/domain/api/error';
import { idToken } from '../session/id-token.ts';
import { ApiError } from './api-error.ts';

const timeoutMs = 30_000;

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** The ID token to send instead of the signed-in user's. */
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

export function unexpectedAnswer(status: number, cause: unknown): ApiError {
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

/**
 * Calls the shop's backend as the current user and reads the answer with `read`. Rejects with an
 * `ApiError` whose message can be shown, also when there is no answer within 30 seconds: a body
 * that stops coming counts as none.
 */
export async function sendRequest<Result>(
  path: string,
  { method = 'GET', body, token }: ApiRequest,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const init: RequestInit = { method, headers: await headers(token) };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = async () => {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return { result: await read(response) };
    return { failure: parseError(response.status, await response.text()) };
  };
  const { result, failure } = await answer().catch((cause: unknown) => ({
    failure: noAnswer(cause),
    result: undefined,
  }));
  if (failure) throw failure;
  return result;
}
