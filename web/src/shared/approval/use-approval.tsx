import type { AccountStatus } from '@dental-shop/domain/account/account-status';
import type { CheckApprovalResponse } from '@dental-shop/domain/api/account';
import { lazy, type ReactNode, Suspense } from 'react';
import { loadAnew } from '../loading/load-chunk.ts';
import { useLoaded } from '../loading/use-loaded.ts';
import { FallbackBoundary } from '../ui/fallback-boundary.tsx';

type Approval = 'checking' | 'approved' | 'pending' | 'failed';

/** Brings zod, which nobody waits for who is not signed in. */
async function checkApproval(): Promise<CheckApprovalResponse> {
  const approval = await loadAnew(() => import('./check-approval.ts'));
  return approval.checkApproval();
}

/**
 * Whether staff have approved the account, so that it may check out. The server says so when asked,
 * and decides again by its own records whatever is sent to it: what a screen knows only saves the
 * customer a refusal. A listener makes a decision felt in an open page at once.
 *
 * Who checks out also needs the approval in the ID token, where Firestore's rules read it; it gets
 * there some seconds later: see `waitForApprovedClaim`.
 */
export function useApproval(uid: string | undefined): {
  /** `checking` also while there is no user. */
  approval: Approval;
  /** What staff have decided; undefined while that is not known, null for whoever is no customer. */
  status: AccountStatus | null | undefined;
  recheck: () => void;
  /** To be rendered somewhere: it listens, and shows nothing. */
  listener: ReactNode;
} {
  const { loaded, reload: recheck } = useLoaded(checkApproval, uid);
  if (loaded.status !== 'loaded') {
    const approval = loaded.status === 'loading' ? 'checking' : 'failed';
    return { approval, status: undefined, recheck, listener: null };
  }
  const { approved, status } = loaded.data;
  const listener = uid !== undefined && (
    <ApprovalListener uid={uid} approved={approved} onChange={recheck} />
  );
  return { approval: approved ? 'approved' : 'pending', status, recheck, listener };
}

/** Brings Firestore and ReactFire, which the page itself need not wait for. */
const Listener = lazy(() => loadAnew(() => import('./approval-listener.tsx')));

interface ApprovalListenerProps {
  uid: string;
  /** What the page shows. */
  approved: boolean;
  onChange: () => void;
}

/**
 * Shows nothing; calls `onChange` when staff have decided about this account. For a page that has
 * the approval with what it loads anyway; others use `useApproval`.
 */
export function ApprovalListener(props: ApprovalListenerProps) {
  return (
    <FallbackBoundary key={props.uid} fallback={null}>
      <Suspense fallback={null}>
        <Listener {...props} />
      </Suspense>
    </FallbackBoundary>
  );
}
