import { checkApprovalResponse } from '@dental-shop/domain/api/account';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { request } from '../api/api-client.ts';

/** Whether staff have approved the signed-in account. Rejects with an `ApiError`. */
export async function checkApproval(): Promise<boolean> {
  const { approved } = await request(apiPaths.checkApproval, { schema: checkApprovalResponse });
  return approved;
}
