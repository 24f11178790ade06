import { useCallback, useEffect, useState } from 'react';
import { errorCode } from '../../shared/forms/message-key.ts';
import { useCurrentLanguage } from '../../shared/i18n/use-current-language.ts';
import { loadWithRetry } from '../../shared/loading/load-chunk.ts';

/** Requests load late, because few visitors need them. */
const loadRequests = () => loadWithRetry(() => import('./stock-notice-requests.ts'));

interface StockNotice {
  /** Undefined while loading or if loading has failed. */
  isWaiting: boolean | undefined;
  /** True if loading has failed. A second request has no effect if the customer is already waiting. */
  isUnknown: boolean;
  isSending: boolean;
  failure: { code: string | undefined } | undefined;
  setWaiting: (wanted: boolean) => void;
}

export function useStockNotice(sku: string): StockNotice {
  const language = useCurrentLanguage();
  const [isWaiting, setIsWaiting] = useState<boolean>();
  const [isUnknown, setIsUnknown] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<StockNotice['failure']>();

  useEffect(() => {
    let isMounted = true;
    loadRequests()
      .then(({ fetchStockNotices }) => fetchStockNotices())
      .then(
        (skus) => isMounted && setIsWaiting(skus.includes(sku)),
        (error: unknown) => {
          console.warn('The stock notices could not be loaded.', { error });
          if (isMounted) setIsUnknown(true);
        },
      );
    return () => {
      isMounted = false;
    };
  }, [sku]);

  const send = useCallback(
    async (wanted: boolean) => {
      setIsSending(true);
      setFailure(undefined);
      try {
        const { sendStockNotice } = await loadRequests();
        const skus = await sendStockNotice({ sku, wanted, language });
        setIsWaiting(skus.includes(sku));
        setIsUnknown(false);
      } catch (error) {
        console.warn('The stock notice could not be saved.', { error });
        setFailure({ code: errorCode(error) });
      }
      setIsSending(false);
    },
    [sku, language],
  );
  return { isWaiting, isUnknown, isSending, failure, setWaiting: (wanted) => void send(wanted) };
}
