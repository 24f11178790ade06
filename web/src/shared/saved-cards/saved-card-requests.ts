import { apiPaths, paymentMethodPath } from '@dental-shop/domain/api/paths';
import {
  removePaymentMethodResponse,
  type SavedPaymentMethod,
  savedPaymentMethodsResponse,
} from '@dental-shop/domain/api/payment';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request } from '../api/api-client.ts';
import { errorCode } from '../forms/message-key.ts';

async function fetchSavedCards(): Promise<SavedPaymentMethod[]> {
  const { data } = await request(apiPaths.savedPaymentMethods, {
    schema: savedPaymentMethodsResponse,
  });
  return data;
}

export const savedCardsQuery = (uid: string) =>
  queryOptions({ queryKey: ['savedCards', uid], queryFn: fetchSavedCards });

async function removeSavedCard({ id }: SavedPaymentMethod): Promise<void> {
  try {
    await request(paymentMethodPath(id), { method: 'DELETE', schema: removePaymentMethodResponse });
  } catch (error) {
    // Another tab has already removed it.
    if (errorCode(error) !== 'not-found') throw error;
  }
}

export function useRemoveSavedCard(uid: string) {
  return useMutation({
    mutationKey: ['removeSavedCard'],
    mutationFn: removeSavedCard,
    meta: { invalidates: [savedCardsQuery(uid).queryKey] },
  });
}
