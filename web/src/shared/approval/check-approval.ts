import { type CheckApprovalResponse, checkApprovalResponse } from '@dental-shop/domain/api/account';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { request } from '../api/api-client.ts';

/** What the server says of the signed-in account now. Rejects with an `ApiError`. */
export function checkApproval(): Promise<CheckApprovalResponse> {
  return request(apiPaths.checkApproval, { schema: checkApprovalResponse });
}
