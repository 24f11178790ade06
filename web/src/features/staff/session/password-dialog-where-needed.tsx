import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '../../../shared/loading/load-chunk.ts';
import { offerPasswordDialog } from './recent-sign-in.ts';

const PasswordDialog = lazy(() =>
  loadChunk('password-dialog', () => import('./password-dialog.tsx')),
);

/** Stands by for whatever needs the password of a moment ago, and asks for it then. */
export function PasswordDialogWhereNeeded() {
  const [settle, setSettle] = useState<(given: boolean) => void>();
  useEffect(
    () => offerPasswordDialog(() => new Promise((resolve) => setSettle(() => resolve))),
    [],
  );
  if (!settle) return null;
  const close = (given: boolean) => {
    setSettle(undefined);
    settle(given);
  };
  return (
    <Suspense>
      <PasswordDialog onGiven={() => close(true)} onClose={() => close(false)} />
    </Suspense>
  );
}
