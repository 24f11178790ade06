import { useEffect, useState } from 'react';

/** A small file that the service worker doesn't handle. */
const probePath = '/robots.txt';

/** Checks the shop itself, because `navigator.onLine` is also false if the shop runs on localhost without a network. */
async function isShopUnreachable(): Promise<boolean> {
  if (navigator.onLine) return false;
  return fetch(probePath, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
}

export function useIsOffline(): boolean {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    let latest = 0;
    const check = async () => {
      latest += 1;
      const mine = latest;
      const found = await isShopUnreachable();
      if (mine === latest) setIsOffline(found);
    };
    void check();
    window.addEventListener('online', check);
    window.addEventListener('offline', check);
    return () => {
      latest = 0;
      window.removeEventListener('online', check);
      window.removeEventListener('offline', check);
    };
  }, []);
  return isOffline;
}
