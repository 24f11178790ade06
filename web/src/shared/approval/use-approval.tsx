import type { AccountStatus } from '@dental-shop/domain/account/account-status';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadAnew } from '../loading/load-chunk.ts';
import { FallbackBoundary } from '../ui/fallback-boundary.tsx';
import type { ObservedApproval } from './approval-observer.tsx';

/** Loaded separately, because it brings TanStack Query and zod. */
const ApprovalObserver = lazy(() => loadAnew(() => import('./approval-observer.tsx')));

/**
 * Whether staff have approved the account, so that it may check out, for public pages. It only spares the customer a
 * refusal: the server decides again by its own records. Checking out also takes the claim in the ID token, which
 * follows some seconds later (`waitForApprovedClaim`).
 */
export function useApproval(uid: string | undefined): {
  /** `checking` also while there is no user. */
  approval: 'checking' | 'approved' | 'pending' | 'failed';
  /** What staff have decided; undefined while that isn't known, null for accounts that aren't customers. */
  status: AccountStatus | null | undefined;
  recheck: () => void;
  /** Must be rendered: it observes the approval, and shows nothing. */
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
