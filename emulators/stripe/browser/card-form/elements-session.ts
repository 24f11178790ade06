import { apiAddress } from '../api-address.ts';
import { callApi } from '../stripe-api.ts';

/** A card that the customer saved earlier. */
export interface SavedMethod {
  id: string;
  type: string;
  billing_details: object;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

/** What the form may do for the customer of the session. */
interface ElementsSession {
  payment_methods: SavedMethod[];
  remove: boolean;
  save: boolean;
  save_usage: string | null;
}

/** A customer session as the card form sees it. */
export interface CustomerSession extends ElementsSession {
  /** Takes a card from the customer for good. Resolves to what went wrong, or undefined. */
  detach(id: string): Promise<string | undefined>;
}

/** Asks what the session allows. Resolves to null when it has ended or cannot be asked. */
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
