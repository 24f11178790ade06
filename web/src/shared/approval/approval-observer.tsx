import type { CheckApprovalResponse } from '@dental-shop/domain/api/account';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { approvalQuery } from '../api/account-requests.ts';
import { queryClient } from '../api/query-client.ts';
import { loadAnew } from '../loading/load-chunk.ts';
import { FallbackBoundary } from '../ui/fallback-boundary.tsx';

/** Loaded separately, because it brings Firestore and ReactFire. */
const Listener = lazy(() => loadAnew(() => import('./approval-listener.tsx')));

/** Refetches the account's queries as soon as staff approve or suspend it. Shows nothing. */
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
  /** The last response of the server, if any. */
  data: CheckApprovalResponse | undefined;
  failed: boolean;
  recheck: () => void;
}

interface ApprovalObserverProps {
  uid: string;
  onChange: (approval: ObservedApproval) => void;
}

/** Reports the approval to a public page, which doesn't load TanStack Query by itself. */
export default function ApprovalObserver({ uid, onChange }: ApprovalObserverProps) {
  const { data, isError, refetch } = useQuery(approvalQuery(uid), queryClient);
  useEffect(() => {
    onChange({ uid, data, failed: isError, recheck: () => void refetch() });
  }, [uid, data, isError, refetch, onChange]);
  return data && <ApprovalListener uid={uid} approved={data.approved} />;
}
