import { parseApiError } from '@dental-shop/domain/api/error';
import { checkoutHeader } from '@dental-shop/domain/api/paths';
import { asShown } from '@dental-shop/domain/text/clean-stored-text';
import { appCheckHeader } from '../app-check/app-check-header.ts';
import { idToken } from '../session/id-token.ts';
import { ApiError } from './api-error.ts';

const timeoutMs = 30_000;

interface ApiRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** The ID token to send instead of the signed-in user's. */
  token?: string;
  /** For what the backend answers without App Check, whose scripts then need not be loaded. */
  withoutAppCheck?: true;
  /** The purchase that it belongs to, for the server's log. */
  checkoutId?: string | undefined;
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

async function headers({ token, withoutAppCheck, checkoutId }: ApiRequest): Promise<HeadersInit> {
  const [bearer, appCheck] = await Promise.all([
    token ?? idToken(),
    withoutAppCheck ? {} : appCheckHeader(),
  ]);
  return {
    'Content-Type': 'application/json',
    ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
    ...appCheck,
    ...(checkoutId ? { [checkoutHeader]: checkoutId } : {}),
  };
}

function parseError({ status, headers }: Response, text: string): ApiError {
  try {
    // The sentence may be shown, so it must be the API's own: proxies answer with pages.
    if (!headers.get('content-type')?.startsWith('application/json')) {
      throw new TypeError('The response is not JSON.');
    }
    // Whatever stands between shop and browser may send a date in place of the seconds.
    const seconds = /^\d+$/.exec(headers.get('retry-after') ?? '')?.[0];
    const retryAfterMs = seconds === undefined ? undefined : Number(seconds) * 1000;
    return new ApiError(status, parseApiError(JSON.parse(text)), { retryAfterMs });
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
  options: ApiRequest,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const { method = 'GET', body } = options;
  const init: RequestInit = { method, headers: await headers(options) };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = async () => {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return { result: await read(response) };
    return { failure: parseError(response, await response.text()) };
  };
  const { result, failure } = await answer().catch((cause: unknown) => ({
    failure: noAnswer(cause),
    result: undefined,
  }));
  if (failure) throw failure;
  return result;
}

interface Schema<Result> {
  parse(body: unknown): Result;
}

interface RequestOptions<Result> extends ApiRequest {
  /** What a successful answer must look like. */
  schema: Schema<Result>;
}

/**
 * Calls the shop's backend as the current user. Rejects with an `ApiError` whose message can be
 * shown, also when there is no answer within 30 seconds or it is not what `schema` promises.
 */
export async function request<Result>(
  path: string,
  { schema, ...options }: RequestOptions<Result>,
): Promise<Result> {
  const { status, text } = await sendRequest(path, options, async (response) => ({
    status: response.status,
    text: await response.text(),
  }));
  try {
    return asShown(schema.parse(JSON.parse(text)));
  } catch (cause) {
    throw unexpectedAnswer(status, cause);
  }
}
