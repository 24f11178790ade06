import type { CheckApprovalResponse } from '@dental-shop/domain/api/account';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { approvalQuery } from '../api/account-requests.ts';
import { queryClient } from '../api/query-client.ts';
import { loadWithRetry } from '../loading/load-chunk.ts';
import { FallbackBoundary } from '../ui/fallbacks/fallback-boundary.tsx';

const Listener = lazy(() => loadWithRetry(() => import('./approval-listener.tsx')));

export function ApprovalListener(props: { uid: string; approved: boolean }) {
  return (
    <FallbackBoundary key={props.uid} fallback={null}>
      <Suspense>
        <Listener {...props} />
      </Suspense>
    </FallbackBoundary>
  );
}

export interface ObservedApproval {
  uid: string;
  data: CheckApprovalResponse | undefined;
  failed: boolean;
  recheck: () => void;
}

interface ApprovalObserverProps {
  uid: string;
  onChange: (approval: ObservedApproval) => void;
}

/** For public pages, which don't load TanStack Query upfront. */
export default function ApprovalObserver({ uid, onChange }: ApprovalObserverProps) {
  const { data, isError, refetch } = useQuery(approvalQuery(uid), queryClient);
  useEffect(() => {
    onChange({ uid, data, failed: isError, recheck: () => void refetch() });
  }, [uid, data, isError, refetch, onChange]);
  return data && <ApprovalListener uid={uid} approved={data.approved} />;
}
