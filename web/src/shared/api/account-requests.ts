import {
  type DeleteAccountResponse,
  deleteAccountResponse,
  type ProfileResponse,
  profileResponse,
  type TransactionsResponse,
  transactionsResponse,
} from '@dental-shop/domain/api/account';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { request } from './api-client.ts';

export type Profile = ProfileResponse['data']['profile'];

/** The profile, and the certificate that the account has earned. */
export async function getAccount(): Promise<ProfileResponse['data']> {
  const { data } = await request(apiPaths.profile, { schema: profileResponse });
  return data;
}

export async function getProfile(): Promise<Profile> {
  const { profile } = await getAccount();
  return profile;
}

/** A page of transactions, newest first; `after` is the `next` of the page before. */
export function getTransactions(after?: string): Promise<TransactionsResponse> {
  const query = after === undefined ? '' : `?${new URLSearchParams({ after })}`;
  return request(`${apiPaths.transactions}${query}`, { schema: transactionsResponse });
}

/** Deletes the signed-in user's account; `confirmation` is the word that they have typed. */
export function deleteAccount(confirmation: string): Promise<DeleteAccountResponse> {
  return request(apiPaths.accountDeletion, {
    method: 'POST',
    body: { confirmation },
    schema: deleteAccountResponse,
  });
}
