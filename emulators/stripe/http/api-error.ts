import type Stripe from 'stripe';

export interface PaymentProblem {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_method?: Stripe.PaymentMethod;
}

export interface ErrorBody extends PaymentProblem {
  payment_intent?: object;
}

export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /**
   * Whether the idempotency key stores this response. Stripe stores every outcome once execution
   * starts; requests that fail validation can be corrected and resent.
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

/** Like Stripe, uses 404 for an unknown ID in the path and 400 for one in a parameter. */
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

export function serverError(): ApiError {
  const message = 'An unknown error occurred (simulated fault).';
  return new ApiError(500, { type: 'api_error', message }, true);
}

export function rateLimited(): ApiError {
  const message = 'Request rate limit exceeded (simulated fault).';
  return new ApiError(429, { type: 'invalid_request_error', code: 'rate_limit', message }, false);
}
