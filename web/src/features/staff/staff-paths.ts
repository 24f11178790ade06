import { withQuery } from '../../shared/config/paths.ts';

function selection(orderIds: readonly string[], rmaNumbers: readonly string[]): URLSearchParams {
  return new URLSearchParams([
    ...orderIds.map((id) => ['order', id]),
    ...rmaNumbers.map((number) => ['rma', number]),
  ]);
}

export const staffPaths = {
  accounts: (filters: { status?: string; search?: string } = {}) =>
    withQuery('/staff/accounts', filters),
  account: (uid: string) => `/staff/accounts/${encodeURIComponent(uid)}`,
  orders: (address?: URLSearchParams) =>
    address?.size ? `/staff/orders?${address}` : '/staff/orders',
  order: (orderId: string) => `/staff/orders/${encodeURIComponent(orderId)}`,
  packingSlip: (orderId: string) => `/staff/orders/${encodeURIComponent(orderId)}/packing-slip`,
  shipping: '/staff/shipping',
  packOrder: (orderId: string) => `/staff/shipping/orders/${encodeURIComponent(orderId)}`,
  packReplacement: (rmaNumber: string) =>
    `/staff/shipping/returns/${encodeURIComponent(rmaNumber)}`,
  pickLists: (orderIds: readonly string[], rmaNumbers: readonly string[]) =>
    `/staff/shipping/pick-lists?${selection(orderIds, rmaNumbers)}`,
  packingSlips: (orderIds: readonly string[], rmaNumbers: readonly string[]) =>
    `/staff/shipping/packing-slips?${selection(orderIds, rmaNumbers)}`,
  shipmentSlip: (shipmentId: string) =>
    `/staff/shipping/shipments/${encodeURIComponent(shipmentId)}/packing-slip`,
  complaints: '/staff/complaints',
  complaint: (complaintId: string) => `/staff/complaints/${encodeURIComponent(complaintId)}`,
  returns: '/staff/returns',
  return: (rmaNumber: string) => `/staff/returns/${encodeURIComponent(rmaNumber)}`,
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
  settings: '/staff/settings',
  emails: '/staff/emails',
} as const;
