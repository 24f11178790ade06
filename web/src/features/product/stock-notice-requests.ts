import { apiPaths } from '@dental-shop/domain/api/paths';
import {
  type StockNoticeRequest,
  stockNoticesResponse,
} from '@dental-shop/domain/api/stock-notices';
import { request } from '../../shared/api/api-client.ts';

/** The SKUs that the customer is waiting for. */
export async function fetchStockNotices(): Promise<readonly string[]> {
  const { skus } = await request(apiPaths.stockNotices, { schema: stockNoticesResponse });
  return skus;
}

export async function sendStockNotice(body: StockNoticeRequest): Promise<readonly string[]> {
  const { skus } = await request(apiPaths.stockNotices, {
    method: 'POST',
    body,
    schema: stockNoticesResponse,
  });
  return skus;
}
