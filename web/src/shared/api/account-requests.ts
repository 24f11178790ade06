import {
  checkApprovalResponse,
  type DeleteAccountResponse,
  deleteAccountResponse,
  type OrdersResponse,
  ordersResponse,
  profileResponse,
  type TransactionsResponse,
  transactionsResponse,
} from '@dental-shop/domain/api/account';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { refreshIdToken } from '../approval/approved-claim.ts';
import { idToken } from '../session/id-token.ts';
import { tokenClaims } from '../session/token-claims.ts';
import { request } from './api-client.ts';

export const accountKey = (uid: string) => ['account', uid] as const;

export async function fetchAccount() {
  const { data } = await request(apiPaths.profile, { schema: profileResponse });
  return data;
}

export const accountQuery = (uid: string) =>
  queryOptions({ queryKey: [...accountKey(uid), 'profile'], queryFn: fetchAccount });

async function fetchApproval() {
  const approval = await request(apiPaths.checkApproval, { schema: checkApprovalResponse });
  // A token from before the approval would make every page send this request again.
  const token = approval.approved && (await idToken());
  if (token && tokenClaims(token).approved !== true) void refreshIdToken();
  return approval;
}

export const approvalQuery = (uid: string) =>
  queryOptions({ queryKey: [...accountKey(uid), 'approval'], queryFn: fetchApproval });

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

export async function fetchLastOrder(): Promise<OrdersResponse['data'][number] | undefined> {
  const { data } = await request(apiPaths.orders, { schema: ordersResponse });
  return data.find(({ status, items }) => status !== 'failed' && items.length > 0);
}

export function deleteAccount(confirmation: string): Promise<DeleteAccountResponse> {
  return request(apiPaths.accountDeletion, {
    method: 'POST',
    body: { confirmation },
    schema: deleteAccountResponse,
  });
}
