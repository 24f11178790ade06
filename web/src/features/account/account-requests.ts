import {
  type ProfileResponse,
  profileResponse,
  type TransactionSummary,
  transactionsResponse,
} from '@dental-shop/domain/api/account';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { request } from '../../api/api-client.ts';

export type Profile = ProfileResponse['data']['profile'];

export async function getProfile(): Promise<Profile> {
  const { data } = await request(apiPaths.profile, { schema: profileResponse });
  return data.profile;
}

/** Newest first. */
export async function getTransactions(): Promise<TransactionSummary[]> {
  const { data } = await request(apiPaths.transactions, { schema: transactionsResponse });
  return data;
}
