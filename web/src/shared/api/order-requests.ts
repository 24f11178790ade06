import { type OrdersResponse, ordersResponse } from '@dental-shop/domain/api/account';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { request } from './api-client.ts';

type OrderSummary = OrdersResponse['data'][number];

/** The newest order that was paid, or is being; undefined where there is none among the newest. */
export async function getLastOrder(): Promise<OrderSummary | undefined> {
  const { data } = await request(apiPaths.orders, { schema: ordersResponse });
  return data.find(({ status, items }) => status !== 'failed' && items.length > 0);
}
