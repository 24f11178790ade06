import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { callStaff } from '../../call-staff.ts';
import { useCatalogueAction } from './use-catalogue-action.ts';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));

const key = ['checkCatalogue', {}];

beforeEach(() => queryClient.clear());

it.each([
  ['uses the new version for a screen that showed the one before', 4, 5],
  ["keeps the version of a screen that misses a colleague's change", 3, 3],
])('%s', async (_, shown, expected) => {
  const saved = { version: 5, changeId: 'c1', problems: [], kitsOnSale: [] };
  vi.mocked(callStaff).mockResolvedValueOnce(saved);
  queryClient.setQueryData(key, { version: shown });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useCatalogueAction('changeProducts'), { wrapper });
  const input = { version: 4, changes: [], effectiveOn: null, source: 'sheet' as const };
  await result.current.mutateAsync(input);
  expect(queryClient.getQueryData(key)).toEqual({ version: expected });
});
