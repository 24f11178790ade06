import { type IpInfoResponse, parseIpInfo } from '@dental-shop/domain/api/ip-info';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { request } from '../api/api-client.ts';

export function fetchIpInfo(): Promise<IpInfoResponse> {
  return request(apiPaths.ipInfo, {
    schema: { parse: parseIpInfo },
    withoutAppCheck: true,
  });
}
