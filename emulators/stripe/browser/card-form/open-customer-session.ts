import { apiAddress } from '../api-address.ts';
import { callApi } from '../stripe-api.ts';

export interface SavedMethod {
  id: string;
  type: string;
  billing_details: object;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

interface ElementsSession {
  payment_methods: SavedMethod[];
  remove: boolean;
  save: boolean;
  save_usage: string | null;
}

export interface CustomerSession extends ElementsSession {
  detach(id: string): Promise<string | undefined>;
}

export async function openCustomerSession(
  publishableKey: string,
  clientSecret: string,
): Promise<CustomerSession | null> {
  const fields = { customer_session_client_secret: clientSecret };
  const call = (method: 'GET' | 'POST', path: string) =>
    callApi(apiAddress(location.origin), publishableKey, method, `elements/${path}`, fields);
  const { object, error } = await call('GET', 'sessions');
  if (error !== undefined) {
    console.error('The customer session cannot be used:', error.message);
    return null;
  }
  return {
    ...(object as ElementsSession),
    detach: async (id) => (await call('POST', `payment_methods/${id}/detach`)).error?.message,
  };
}
