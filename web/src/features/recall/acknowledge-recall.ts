import { apiPaths } from '@dental-shop/domain/api/paths';
import {
  type AcknowledgmentResponse,
  acknowledgmentResponse,
} from '@dental-shop/domain/api/recall-acknowledgment';
import { request } from '../../shared/api/api-client.ts';

export function acknowledgeRecall(token: string): Promise<AcknowledgmentResponse> {
  return request(apiPaths.recallAcknowledgments, {
    method: 'POST',
    body: { token },
    schema: acknowledgmentResponse,
    withoutAppCheck: true,
  });
}
