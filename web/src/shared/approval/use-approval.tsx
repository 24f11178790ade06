import type { AccountStatus } from '@dental-shop/domain/account/account-status';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadWithRetry } from '../loading/load-chunk.ts';
import { FallbackBoundary } from '../ui/fallbacks/fallback-boundary.tsx';
import type { ObservedApproval } from './approval-observer.tsx';

/** Lazy-loaded, because it imports TanStack Query and zod. */
const ApprovalObserver = lazy(() => loadWithRetry(() => import('./approval-observer.tsx')));

/** For display only: the server checks the approval again at checkout. */
export function useApproval(uid: string | undefined): {
  approval: 'checking' | 'approved' | 'pending' | 'failed';
  /** Undefined while unknown, null for accounts that aren't customers. */
  status: AccountStatus | null | undefined;
  recheck: () => void;
  /** Render it to load and update the approval. */
  listener: ReactNode;
} {
  const [observed, setObserved] = useState<ObservedApproval>();
  const { data, failed, recheck } = observed && observed.uid === uid ? observed : unknown;
  const approval = () => {
    if (failed) return 'failed';
    if (!data) return 'checking';
    return data.approved ? 'approved' : 'pending';
  };
  return {
    approval: approval(),
    status: failed ? undefined : data?.status,
    recheck,
    listener: uid !== undefined && (
      <FallbackBoundary
        key={uid}
        fallback={null}
        onError={() => setObserved({ ...unknown, uid, failed: true })}
      >
        <Suspense>
          <ApprovalObserver uid={uid} onChange={setObserved} />
        </Suspense>
      </FallbackBoundary>
    ),
  };
}

const unknown: Omit<ObservedApproval, 'uid'> = {
  data: undefined,
  failed: false,
  recheck: () => window.location.reload(),
};
