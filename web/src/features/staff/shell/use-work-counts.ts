import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { useQuery } from '@tanstack/react-query';
import { staffQuery } from '../staff-queries.ts';

const refetchIntervalMs = 60_000;

export function useWorkCounts(): StaffOutput<'readWorkCounts'> | undefined {
  // Also refetched after each action that changes a count; see `staff-queries.ts`.
  const { data } = useQuery({
    ...staffQuery('readWorkCounts', {}),
    refetchInterval: refetchIntervalMs,
    refetchOnWindowFocus: true,
  });
  return data;
}
