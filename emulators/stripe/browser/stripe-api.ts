export interface StripeError {
  type: string;
  message: string;
  code?: string;
  decline_code?: string;
  payment_intent?: PaymentIntent;
}

export interface PaymentIntent {
  id: string;
  client_secret: string;
  amount: number;
  currency: string;
  setup_future_usage: string | null;
  status: string;
  last_payment_error: StripeError | null;
  next_action: {
    type: string;
    use_stripe_sdk?: { stripe_js: string };
    redirect_to_url?: { url: string };
  } | null;
}

export interface ApiResult {
  object?: unknown;
  error?: StripeError;
}

/** Never rejects. */
export async function callApi(
  origin: string,
  publishableKey: string,
  method: 'GET' | 'POST',
  path: string,
  fields: Record<string, string>,
): Promise<ApiResult> {
  const form = new URLSearchParams(fields);
  const query = method === 'GET' ? `?${form}` : '';
  try {
    const response = await fetch(`${origin}/v1/${path}${query}`, {
      method,
      headers: { authorization: `Bearer ${publishableKey}` },
      ...(method === 'POST' && { body: form }),
    });
    const body = await response.json();
    return response.ok ? { object: body } : { error: body.error };
  } catch (cause) {
    console.error('Stripe.js could not reach the API:', cause);
    const message = 'We could not reach the payment provider. Check your connection and try again.';
    return { error: { type: 'api_connection_error', code: 'api_connection_error', message } };
  }
}

/** `{a: {b: 1}}` becomes `a[b]=1`; empty values are omitted. */
export function formFields(value: unknown, name = ''): Record<string, string> {
  if (value === undefined || value === null || value === '') return {};
  if (typeof value !== 'object') return { [name]: String(value) };
  const fields: Record<string, string> = {};
  for (const [key, nested] of Object.entries(value)) {
    Object.assign(fields, formFields(nested, name === '' ? key : `${name}[${key}]`));
  }
  return fields;
}

export function parseIntentId(clientSecret: string): string {
  const id = /^(pi_[A-Za-z0-9]+)_secret_/.exec(clientSecret)?.[1];
  if (id !== undefined) return id;
  throw integrationError(`Invalid value for clientSecret: '${clientSecret}'.`);
}

/** Stripe.js throws errors for incorrect calls instead of returning them. */
export function integrationError(message: string): Error {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
}
