import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAnew } from '../loading/load-chunk.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { PageDataContext } from '../page-data/use-page-data.ts';
import { useSignedInSession } from '../session/use-session.ts';
import { useStoredClaims } from '../session/use-stored-claims.ts';
import { flushCart, registerCartFlush } from './flush-cart.ts';

/** The page's own work goes first; where it never rests, this begins all the same. */
const maxWaitMs = 3_000;

/**
 * Keeps the cart with the account of whoever is signed in. Visitors never load what that takes; staff are no customers,
 * unless they are approved too.
 */
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
    let isOver = false;
    let following: Promise<void> | undefined;
    const follow = async () => {
      try {
        // In a chunk of its own: it brings Firestore.
        const { keepAccountCart } = await loadAnew(() => import('./keep-account-cart.ts'));
        if (!isOver) stop = keepAccountCart(uid, pageData, t);
      } catch (error) {
        console.warn('The cart stays in this browser.', { error });
      }
    };
    const begin = () => {
      following ??= follow();
      return following;
    };
    const cancel = whenIdle(() => void begin(), { timeoutMs: maxWaitMs });
    // For a sign-out before the cart is followed. Following it makes an offer of its own, which replaces this one.
    const endOffer = registerCartFlush(async () => {
      endOffer();
      await begin();
      await flushCart();
    });
    return () => {
      isOver = true;
      cancel();
      endOffer();
      stop();
    };
  }, [uid, pageData, t]);
}
