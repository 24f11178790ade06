import type { ReadOrderHistoryResponse } from '@dental-shop/domain/api/staff/read-order-history';
import { useCallback, useEffect, useRef } from 'react';
import { type Loaded, useLoaded } from '../../../shared/loading/use-loaded.ts';
import { callStaff } from '../call-staff.ts';

/**
 * What an order's documents do not tell. Asked for again whenever the order has changed, which
 * `changedAt` says, in ms.
 */
export function useOrderHistory(
  orderId: string,
  changedAt: number,
): { loaded: Loaded<ReadOrderHistoryResponse>; reload: () => void } {
  const load = useCallback(() => callStaff('readOrderHistory', { orderId }), [orderId]);
  const { loaded, reload } = useLoaded(load, orderId);
  const asOf = useRef(changedAt);
  useEffect(() => {
    if (asOf.current === changedAt) return;
    asOf.current = changedAt;
    reload();
  }, [changedAt, reload]);
  return { loaded, reload };
}
