import { useEffect } from 'react';

/**
 * Keeps the browser from scrolling back to where one was when a route is returned to: each begins at
 * its top. A reload, and a return from another site, are left to the browser.
 */
export function useRouteScrolling(): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      history.scrollRestoration = 'auto';
    };
    // Not before the page has loaded: until then the browser may still be placing it.
    if (document.readyState === 'complete') takeOver();
    window.addEventListener('pageshow', takeOver, { signal });
    window.addEventListener('pagehide', handBack, { signal });
    return () => listening.abort();
  }, []);
}
