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

/** A refusal in the shape that Stripe gives it. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /**
   * Whether a repeat with the same idempotency key gets this answer again. Stripe keeps what came
   * out once execution had begun; a request refused by validation may be mended and sent again.
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

/** 400 of validation. */
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
