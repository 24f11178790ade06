import { type ReactNode, useEffect } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp } from '../session/firebase-app.ts';
import { firebaseAuthentication } from '../session/firebase-authentication.ts';
import { onSignOut } from '../session/session-store.ts';
import { FallbackBoundary } from '../ui/fallback-boundary.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { firestore } from './firestore.ts';

let hadOtherUser = false;
onSignOut(() => {
  hadOtherUser = true;
});

interface ShopFirestoreProviderProps {
  uid: string;
  /** Shown once a listener has failed. */
  failed?: ReactNode;
  children: ReactNode;
}

/**
 * What ReactFire's hooks need around them. Its Suspense mode stays off: on React 19 it resumes with outdated values
 * (reactfire issue 793).
 */
export function ShopFirestoreProvider({
  uid,
  failed = <LoadFailed />,
  children,
}: ShopFirestoreProviderProps) {
  // ReactFire keeps its listeners as long as the page, with their last data or error, for whoever signs in next.
  useEffect(() => {
    if (hadOtherUser) window.location.reload();
  }, []);
  if (hadOtherUser) return null;
  return (
    <FallbackBoundary key={uid} fallback={failed}>
      <FirebaseAppProvider firebaseApp={firebaseApp} suspense={false}>
        <AuthProvider sdk={firebaseAuthentication}>
          <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
        </AuthProvider>
      </FirebaseAppProvider>
    </FallbackBoundary>
  );
}
