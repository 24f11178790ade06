import { isDeepStrictEqual } from 'node:util';
import { type ApiErrorBody, parseApiError } from '@dental-shop/domain/api/error';
import { type RefusalCode, refusalSentences } from '@dental-shop/domain/refusal/refusal';

/** What a case of abuse was answered, in the same form whoever answered. */
export interface Reply {
  status: number;
  /** The stable code of the refusal; undefined where the answer is none, or has no body of the shop's. */
  code: string | undefined;
  /** The sentence that people read. */
  error: string | undefined;
  /** What was wrong with the input, where the refusal names it. */
  field?: string | undefined;
}

/** The HTTP status of each refusal that abuse may meet: stated again here, so that none slips. */
const statuses = {
  'sign-in-required': 401,
  'app-check-required': 401,
  'not-approved': 403,
  'not-your-account': 403,
  'staff-only': 403,
  'own-account': 403,
  'own-order': 403,
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

/** The codes that a case may expect. */
export type ExpectedCode = keyof typeof statuses;

/** The whole answer that goes with a code: its status and its sentence. */
export const refusalWith = (code: ExpectedCode): Omit<Reply, 'field'> => ({
  status: statuses[code],
  code,
  error: refusalSentences[code],
});

/** Undefined for what is no error of the API, and for one that tells more than it should. */
function readError(body: unknown): ApiErrorBody | undefined {
  try {
    const read = parseApiError(body);
    return isDeepStrictEqual(body, read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Reads an answer of the API or the webhook: `{ error, code }` and nothing else but a field. */
export async function apiReply(response: Response): Promise<Reply> {
  const { status } = response;
  const text = await response.text();
  if (response.ok) return { status, code: undefined, error: undefined };
  const body = readError(parse(text));
  return { status, ...(body ?? { code: undefined, error: text.slice(0, 200) }) };
}

/** Reads an answer in the protocol of callable functions: the refusal's facts are its details. */
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

/** Reads an answer of Firestore's REST interface; its status is the code, as `PERMISSION_DENIED`. */
export async function firestoreReply(response: Response): Promise<Reply> {
  const body = parse(await response.text());
  // A stream of answers is a list, whose first entry is the error.
  const { error } = (Array.isArray(body) ? body[0] : (body ?? {})) as {
    error?: { code: number; status: string };
  };
  return { status: error?.code ?? response.status, code: error?.status, error: undefined };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not the shop's own form: what it is instead becomes the failed test's message.
    return undefined;
  }
}
