import { isDeepStrictEqual } from 'node:util';
import { type ApiErrorBody, parseApiError } from '@dental-shop/domain/api/error';
import { type RefusalCode, refusalSentences } from '@dental-shop/domain/refusal/refusal';

export interface Reply {
  status: number;
  /** Undefined if the request succeeded or the response isn't from the shop. */
  code: string | undefined;
  error: string | undefined;
  /** The rejected field. */
  field?: string | undefined;
}

/** Copied from the code on purpose, so changing a status there makes a test fail. */
const statuses = {
  'sign-in-required': 401,
  'app-check-required': 401,
  'not-approved': 403,
  'not-your-account': 403,
  'staff-only': 403,
  'own-account': 403,
  'own-order': 403,
  'own-complaint': 403,
  'own-return': 403,
  'return-line-unknown': 400,
  'email-not-verified': 403,
  'second-factor-required': 403,
  'recent-sign-in-required': 403,
  'staff-session-ended': 401,
  'invalid-input': 400,
  'unknown-product': 400,
  'not-purchasable': 400,
  'duplicate-item': 400,
  'amount-too-large': 400,
  'checkout-mismatch': 409,
  'already-registered': 409,
  'already-paid': 409,
  'already-decided': 409,
  'not-undoable': 409,
  'not-paid': 409,
  'refund-too-large': 409,
  'not-found': 404,
  'too-many-requests': 429,
  'payload-too-large': 413,
  'unsupported-encoding': 415,
} as const satisfies Partial<Record<RefusalCode, number>>;

export type ExpectedCode = keyof typeof statuses;

export const replyFor = (code: ExpectedCode): Omit<Reply, 'field'> => ({
  status: statuses[code],
  code,
  error: refusalSentences[code],
});

function readError(body: unknown): ApiErrorBody | undefined {
  try {
    const read = parseApiError(body);
    return isDeepStrictEqual(body, read) ? read : undefined;
  } catch {
    return undefined;
  }
}

export async function apiReply(response: Response): Promise<Reply> {
  const { status } = response;
  const text = await response.text();
  if (response.ok) return { status, code: undefined, error: undefined };
  const body = readError(parse(text));
  return { status, ...(body ?? { code: undefined, error: text.slice(0, 200) }) };
}

/** Callable functions return the code and field in `details`. */
export async function callableReply(response: Response): Promise<Reply> {
  const { status } = response;
  const text = await response.text();
  const { error } = (parse(text) ?? {}) as {
    error?: { message?: string; details?: { code?: string; field?: string } };
  };
  if (error === undefined) {
    return { status, code: undefined, error: response.ok ? undefined : text.slice(0, 200) };
  }
  return { status, code: error.details?.code, error: error.message, field: error.details?.field };
}

/** The code is Firestore's status, such as `PERMISSION_DENIED`. */
export async function firestoreReply(response: Response): Promise<Reply> {
  const body = parse(await response.text());
  // Streaming responses are arrays whose first entry has the error.
  const { error } = (Array.isArray(body) ? body[0] : (body ?? {})) as {
    error?: { code: number; status: string };
  };
  return { status: error?.code ?? response.status, code: error?.status, error: undefined };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON. The caller includes the raw text in the failure message.
    return undefined;
  }
}
