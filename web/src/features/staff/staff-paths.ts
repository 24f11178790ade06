import { withQuery } from '../../shared/config/paths.ts';

export const staffPaths = {
  accounts: (filters: { status?: string; search?: string } = {}) =>
    withQuery('/staff/accounts', filters),
  account: (uid: string) => `/staff/accounts/${encodeURIComponent(uid)}`,
  orders: (address?: URLSearchParams) =>
    address?.size ? `/staff/orders?${address}` : '/staff/orders',
  order: (orderId: string) => `/staff/orders/${encodeURIComponent(orderId)}`,
  packingSlip: (orderId: string) => `/staff/orders/${encodeURIComponent(orderId)}/packing-slip`,
  recalls: (search: { sku?: string; lot?: string; to?: string } = {}) =>
    withQuery('/staff/recalls', search),
  newRecall: (sku: string, lots: readonly string[]) => {
    const query = new URLSearchParams({ sku });
    for (const lot of lots) query.append('lot', lot);
    return `/staff/recalls/new?${query}`;
  },
  recall: (recallId: string) => `/staff/recalls/${encodeURIComponent(recallId)}`,
  messages: '/staff/messages',
  catalogue: '/staff/catalogue',
  members: '/staff/people',
} as const;
