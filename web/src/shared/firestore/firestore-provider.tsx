import { type ReactNode, useEffect } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp } from '../session/firebase-app.ts';
import { firebaseAuthentication } from '../session/firebase-authentication.ts';
import { onSignOut } from '../session/session-store.ts';
import { FallbackBoundary } from '../ui/fallbacks/fallback-boundary.tsx';
import { LoadFailed } from '../ui/fallbacks/load-failed.tsx';
import { firestore } from './firestore.ts';

let hadOtherUser = false;
onSignOut(() => {
  hadOtherUser = true;
});

interface ShopFirestoreProviderProps {
  uid: string;
  failed?: ReactNode;
  children: ReactNode;
}

/** Suspense mode stays off, because on React 19 it resumes with stale values (reactfire issue 793). */
export function ShopFirestoreProvider({
  uid,
  failed = <LoadFailed />,
  children,
}: ShopFirestoreProviderProps) {
  // ReactFire caches listeners until the page is closed, so the next user would see the previous user's data.
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
