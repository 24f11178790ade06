import { parseApiError } from '@dental-shop/domain/api/error';
import { checkoutHeader } from '@dental-shop/domain/api/paths';
import { asShown } from '@dental-shop/domain/text/clean-text';
import { appCheckHeader } from '../app-check/app-check-header.ts';
import { idToken } from '../session/id-token.ts';
import { ApiError } from './api-error.ts';

const timeoutMs = 30_000;

interface ApiRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  token?: string;
  withoutAppCheck?: true;
  checkoutId?: string | undefined;
}

function connectionError(cause: unknown): ApiError {
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  const code = timedOut ? 'timeout' : 'network';
  const error = timedOut
    ? 'The shop took too long to respond. Try again.'
    : 'We couldn’t reach the shop. Check your connection and try again.';
  return new ApiError(0, { code, error }, { cause });
}

function unexpectedResponseError(status: number, cause: unknown): ApiError {
  const error = 'Something went wrong on our end. Try again.';
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
    // The message may be shown to the user, so ignore error pages from proxies.
    if (!headers.get('content-type')?.startsWith('application/json')) {
      throw new TypeError('The response is not JSON.');
    }
    // Proxies may send a date instead of seconds.
    const seconds = /^\d+$/.exec(headers.get('retry-after') ?? '')?.[0];
    const retryAfterMs = seconds === undefined ? undefined : Number(seconds) * 1000;
    return new ApiError(status, parseApiError(JSON.parse(text)), { retryAfterMs });
  } catch (cause) {
    return unexpectedResponseError(status, cause);
  }
}

/** Rejects with an `ApiError` that can be shown to the user, for example if the response takes longer than 30 s. */
export async function sendRequest<Result>(
  path: string,
  options: ApiRequest,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const { method = 'GET', body } = options;
  const init: RequestInit = { method, headers: await headers(options) };
  if (body !== undefined) init.body = JSON.stringify(body);
  const send = async () => {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return { result: await read(response) };
    return { failure: parseError(response, await response.text()) };
  };
  const { result, failure } = await send().catch((cause: unknown) => ({
    failure: connectionError(cause),
    result: undefined,
  }));
  if (failure) throw failure;
  return result;
}

interface RequestOptions<Result> extends ApiRequest {
  schema: { parse: (body: unknown) => Result };
}

/** Rejects with an `ApiError` that can be shown to the user, for example after 30 s or if `schema` doesn't match. */
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
    throw unexpectedResponseError(status, cause);
  }
}
