import { apiPaths, cancelReturnPath } from '@dental-shop/domain/api/paths';
import {
  cancelReturnResponse,
  type ReturnRequest,
  type ReturnResponse,
  returnPolicyResponse,
  returnResponse,
} from '@dental-shop/domain/api/returns';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { request } from '../../../shared/api/api-client.ts';

async function fetchReturnPolicy() {
  const { data } = await request(apiPaths.returnPolicy, { schema: returnPolicyResponse });
  return data;
}

export const returnPolicyQuery = queryOptions({
  queryKey: ['returnPolicy'],
  queryFn: fetchReturnPolicy,
});

export function requestReturn(body: ReturnRequest): Promise<ReturnResponse> {
  return request(apiPaths.returns, { method: 'POST', body, schema: returnResponse });
}

export function useCancelReturn(rmaNumber: string) {
  return useMutation({
    mutationKey: ['cancelReturn'],
    mutationFn: () =>
      request(cancelReturnPath(rmaNumber), { method: 'POST', schema: cancelReturnResponse }),
  });
}
