import {
  checkApprovalResponse,
  type OrdersResponse,
  ordersResponse,
  profileResponse,
  type TransactionsResponse,
  transactionsResponse,
} from '@dental-shop/domain/api/account';
import {
  type DeleteAccountResponse,
  deleteAccountResponse,
} from '@dental-shop/domain/api/account-deletion';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { renewIdToken } from '../approval/approved-claim.ts';
import { idToken } from '../session/id-token.ts';
import { tokenClaims } from '../session/token-claims.ts';
import { request } from './api-client.ts';

/** Every query about the account itself, to invalidate them all. */
export const accountKey = (uid: string) => ['account', uid] as const;

/** The profile, and the certificate that the account has earned. */
export async function fetchAccount() {
  const { data } = await request(apiPaths.profile, { schema: profileResponse });
  return data;
}

export const accountQuery = (uid: string) =>
  queryOptions({ queryKey: [...accountKey(uid), 'profile'], queryFn: fetchAccount });

async function fetchApproval() {
  const approval = await request(apiPaths.checkApproval, { schema: checkApprovalResponse });
  // A token issued before the approval has every page fetch this again.
  const token = approval.approved && (await idToken());
  if (token && tokenClaims(token).approved !== true) void renewIdToken();
  return approval;
}

/** Whether staff have approved the account, and what else they have decided about it. */
export const approvalQuery = (uid: string) =>
  queryOptions({ queryKey: [...accountKey(uid), 'approval'], queryFn: fetchApproval });

/** A page of transactions, newest first; `after` is the `next` of the page before. */
function fetchTransactions(after: string | undefined): Promise<TransactionsResponse> {
  const query = after === undefined ? '' : `?${new URLSearchParams({ after })}`;
  return request(`${apiPaths.transactions}${query}`, { schema: transactionsResponse });
}

export const transactionsQuery = (uid: string) =>
  infiniteQueryOptions({
    queryKey: ['transactions', uid],
    queryFn: ({ pageParam }) => fetchTransactions(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/** The newest paid or pending order; undefined if there is none among the newest. */
export async function fetchLastOrder(): Promise<OrdersResponse['data'][number] | undefined> {
  const { data } = await request(apiPaths.orders, { schema: ordersResponse });
  return data.find(({ status, items }) => status !== 'failed' && items.length > 0);
}

/** Deletes the signed-in user's account; `confirmation` is the word that they typed. */
export function deleteAccount(confirmation: string): Promise<DeleteAccountResponse> {
  return request(apiPaths.accountDeletion, {
    method: 'POST',
    body: { confirmation },
    schema: deleteAccountResponse,
  });
}
