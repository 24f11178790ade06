import type {
  OverviewSpan,
  ReadOverviewResponse,
} from '@dental-shop/domain/api/staff/read-overview';
import { useCallback } from 'react';
import { useLoaded } from '../../../shared/loading/use-loaded.ts';
import { callStaff } from '../call-staff.ts';

export interface Overview extends ReadOverviewResponse {
  days: OverviewSpan;
  readAt: Date;
}

/** Loads the figures of the last `days` days. */
export function useOverview(days: OverviewSpan) {
  const load = useCallback(
    async (): Promise<Overview> => ({
      ...(await callStaff('readOverview', { days })),
      days,
      readAt: new Date(),
    }),
    [days],
  );
  return useLoaded(load, String(days));
}
