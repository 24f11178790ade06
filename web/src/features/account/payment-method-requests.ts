import { apiPaths, paymentMethodPath } from '@dental-shop/domain/api/paths';
import {
  type SavedPaymentMethod,
  savedPaymentMethodsResponse,
} from '@dental-shop/domain/api/payment';
import { request } from '../../api/api-client.ts';

/** Newest first. */
export async function getSavedPaymentMethods(): Promise<SavedPaymentMethod[]> {
  const { data } = await request(apiPaths.savedPaymentMethods, {
    schema: savedPaymentMethodsResponse,
  });
  return data;
}

/** What the answer holds does not matter: the list is loaded again afterwards. */
const anyAnswer = { parse: () => undefined };

export async function removePaymentMethod(id: string): Promise<void> {
  await request(paymentMethodPath(id), { method: 'DELETE', schema: anyAnswer });
}
