import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadChunk } from '../../../shared/loading/load-chunk.ts';
import { passwordRequest, subscribeToPasswordRequest } from './step-up-authentication.ts';

const PasswordDialog = lazy(() =>
  loadChunk('password-dialog', () => import('./password-dialog.tsx')),
);

export function StepUpDialog() {
  const request = useSyncExternalStore(subscribeToPasswordRequest, passwordRequest);
  if (!request) return null;
  return (
    <Suspense>
      <PasswordDialog onGiven={() => request.settle(true)} onClose={() => request.settle(false)} />
    </Suspense>
  );
}
