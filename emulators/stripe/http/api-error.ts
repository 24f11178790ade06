import type Stripe from 'stripe';

/** Why a payment failed, as it is kept on the intent and shown in the response. */
export interface PaymentProblem {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_method?: Stripe.PaymentMethod;
}

/** The fields of `error` in a response, as the API names them. */
export interface ErrorBody extends PaymentProblem {
  /** The intent, or the public part of it for a browser. */
  payment_intent?: object;
}

/** An error in Stripe's shape. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /**
   * Whether a retry with the same idempotency key gets this answer again. Stripe keeps every outcome
   * once execution has begun; a request that validation refused may be corrected and sent again.
   */
  readonly executed: boolean;

  constructor(status: number, body: ErrorBody, executed: boolean) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.executed = executed;
  }

  toJSON(): { error: ErrorBody & { doc_url?: string } } {
    const { code } = this.body;
    if (code === undefined) return { error: this.body };
    const page = code.replaceAll('_', '-');
    return { error: { ...this.body, doc_url: `https://docs.stripe.com/error-codes/${page}` } };
  }
}

/** 400: validation refused the request. */
export function invalidRequest(message: string, param?: string, code?: string): ApiError {
  return new ApiError(
    400,
    {
      type: 'invalid_request_error',
      message,
      ...(code !== undefined && { code }),
      ...(param !== undefined && { param }),
    },
    false,
  );
}

/** 404 for the object of the path, 400 for one named by a parameter, as Stripe does it. */
export function noSuch(kind: string, id: string, param: string): ApiError {
  return new ApiError(
    param === 'id' || param === 'intent' ? 404 : 400,
    {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${kind}: '${id}'`,
      param,
    },
    false,
  );
}

/** 500 of a fault: the idempotency key keeps it where the request had its effect. */
export function serverError(): ApiError {
  const message = 'An unknown error occurred (a fault that was switched on).';
  return new ApiError(500, { type: 'api_error', message }, true);
}

/** 429 of a fault. */
export function rateLimited(): ApiError {
  const message = 'Request rate limit exceeded (a fault that was switched on).';
  return new ApiError(429, { type: 'invalid_request_error', code: 'rate_limit', message }, false);
}
