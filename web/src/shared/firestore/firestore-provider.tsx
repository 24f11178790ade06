import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp } from '../session/firebase-app.ts';
import { firebaseAuthentication } from '../session/firebase-authentication.ts';
import { firestore } from './firestore.ts';

/**
 * What ReactFire's hooks need around them. Its Suspense mode stays off: on React 19 it resumes
 * with outdated values (reactfire issue 793).
 */
export function ShopFirestoreProvider({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp} suspense={false}>
      <AuthProvider sdk={firebaseAuthentication}>
        <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
