import { Suspense, useSyncExternalStore } from 'react';
import { lazyChunk } from '../../../shared/loading/load-chunk.ts';
import { passwordRequest, subscribeToPasswordRequest } from './step-up-authentication.ts';

const PasswordDialog = lazyChunk('password-dialog', () => import('./password-dialog.tsx'));

export function StepUpDialog() {
  const request = useSyncExternalStore(subscribeToPasswordRequest, passwordRequest);
  if (!request) return null;
  return (
    <Suspense>
      <PasswordDialog
        onConfirmed={() => request.settle(true)}
        onClose={() => request.settle(false)}
      />
    </Suspense>
  );
}
