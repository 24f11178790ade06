import { checkApprovalResponse } from '@dental-shop/domain/api/account';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { lazy, type ReactNode, Suspense } from 'react';
import { request } from '../api/api-client.ts';
import { FirestoreErrorBoundary } from '../firestore/firestore-error-boundary.tsx';
import { loadAnew } from '../loading/load-chunk.ts';
import { useLoaded } from '../loading/use-loaded.ts';

export type Approval = 'checking' | 'approved' | 'pending' | 'failed';

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
  recheck: () => void;
  /** To be rendered somewhere: it listens, and shows nothing. */
  listener: ReactNode;
} {
  const { loaded, reload: recheck } = useLoaded(checkApproval, uid);
  if (loaded.status === 'loading') return { approval: 'checking', recheck, listener: null };
  if (loaded.status === 'failed') return { approval: 'failed', recheck, listener: null };
  const listener = uid !== undefined && (
    <ApprovalListener uid={uid} approved={loaded.data} onChange={recheck} />
  );
  return { approval: loaded.data ? 'approved' : 'pending', recheck, listener };
}

/** Rejects with an `ApiError`. */
async function checkApproval(): Promise<boolean> {
  const { approved } = await request(apiPaths.checkApproval, { schema: checkApprovalResponse });
  return approved;
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
    <FirestoreErrorBoundary key={props.uid} fallback={null}>
      <Suspense fallback={null}>
        <Listener {...props} />
      </Suspense>
    </FirestoreErrorBoundary>
  );
}
