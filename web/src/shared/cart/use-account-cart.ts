import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWithRetry } from '../loading/load-chunk.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { PageDataContext } from '../page-data/use-page-data.ts';
import { useSignedInSession } from '../session/use-session.ts';
import { useStoredClaims } from '../session/use-stored-claims.ts';
import { flushCart, registerCartFlush } from './flush-cart.ts';

const maxWaitMs = 3_000;

/** Does nothing for visitors (to avoid loading Firestore) and for staff who aren't also approved customers. */
export function useAccountCart(): void {
  const session = useSignedInSession();
  const claims = useStoredClaims();
  const isStaffOnly = claims?.staff === true && claims.approved !== true;
  const uid = isStaffOnly ? undefined : session?.user.uid;
  const pageData = use(PageDataContext);
  const { t } = useTranslation();
  useEffect(() => {
    if (uid === undefined) return;
    let stop = (): void => undefined;
    let isUnmounted = false;
    let starting: Promise<void> | undefined;
    const startSync = async () => {
      try {
        const { startCartSync } = await loadWithRetry(() => import('./start-cart-sync.ts'));
        if (!isUnmounted) stop = startCartSync(uid, pageData, t);
      } catch (error) {
        console.warn('The cart could not be synced and stays in this browser.', { error });
      }
    };
    const startOnce = () => {
      starting ??= startSync();
      return starting;
    };
    const cancel = whenIdle(() => void startOnce(), { timeoutMs: maxWaitMs });
    // Handles a sign-out before syncing has started. After that, syncing registers its own flush.
    const unregisterFlush = registerCartFlush(async () => {
      unregisterFlush();
      await startOnce();
      await flushCart();
    });
    return () => {
      isUnmounted = true;
      cancel();
      unregisterFlush();
      stop();
    };
  }, [uid, pageData, t]);
}
