import { lazy, Suspense } from 'react';
import { FirestoreErrorBoundary } from '../firestore/firestore-error-boundary.tsx';

/** Brings Firestore and ReactFire, which the page itself need not wait for. */
const ApprovalWatcher = lazy(() => import('./approval-watcher.tsx'));

interface LiveApprovalProps {
  uid: string;
  approved: boolean;
  onChange: () => void;
}

/** Shows nothing; calls `onChange` when staff have decided about this account. */
export function LiveApproval(props: LiveApprovalProps) {
  return (
    <FirestoreErrorBoundary key={props.uid} fallback={null}>
      <Suspense fallback={null}>
        <ApprovalWatcher {...props} />
      </Suspense>
    </FirestoreErrorBoundary>
  );
}
