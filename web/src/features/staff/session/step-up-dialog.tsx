import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../../shared/loading/load-chunk.ts';
import { offerPasswordDialog } from './step-up-authentication.ts';

const PasswordDialog = lazy(() =>
  loadChunk('password-dialog', () => import('./password-dialog.tsx')),
);

/** Stands by for whatever needs the password of a moment ago, and asks for it then. */
export function StepUpDialog() {
  const settle = useRef<(given: boolean) => void>(undefined);
  const [isAsking, setIsAsking] = useState(false);
  const close = (given: boolean) => {
    setIsAsking(false);
    settle.current?.(given);
  };
  useEffect(() => {
    const takeBack = offerPasswordDialog(() => {
      setIsAsking(true);
      return new Promise((resolve) => {
        settle.current = resolve;
      });
    });
    return () => {
      takeBack();
      // Left open, the question would never be answered, and whatever needs the password later waits for the
      // same answer.
      settle.current?.(false);
    };
  }, []);
  if (!isAsking) return null;
  return (
    <Suspense>
      <PasswordDialog onGiven={() => close(true)} onClose={() => close(false)} />
    </Suspense>
  );
}
