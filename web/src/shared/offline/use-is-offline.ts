import { useEffect, useState } from 'react';

/** A small file of the shop's own, which answers as long as anything does; the service worker leaves it alone. */
const anyFile = '/robots.txt';

/**
 * A browser calls itself offline also where the computer is in no network and the shop on this very
 * computer, and online in a network that leads nowhere: only the shop itself can tell the first.
 */
async function isShopUnreachable(): Promise<boolean> {
  if (navigator.onLine) return false;
  return fetch(anyFile, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
}

/** Whether the browser has no connection to the shop, as far as anybody can tell. */
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
