import { apiPaths, paymentMethodPath } from '@dental-shop/domain/api/paths';
import {
  removePaymentMethodResponse,
  type SavedPaymentMethod,
  savedPaymentMethodsResponse,
} from '@dental-shop/domain/api/payment';
import { request } from '../api/api-client.ts';

/** Newest first. */
export async function getSavedPaymentMethods(): Promise<SavedPaymentMethod[]> {
  const { data } = await request(apiPaths.savedPaymentMethods, {
    schema: savedPaymentMethodsResponse,
  });
  return data;
}

export async function removePaymentMethod(id: string): Promise<void> {
  await request(paymentMethodPath(id), { method: 'DELETE', schema: removePaymentMethodResponse });
}
