import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * On each change of route the page starts at its top, and the keyboard and screen readers start at
 * its content. The browser itself places the first page of a visit, and a page whose address names a
 * part (`#…`) scrolls there by itself: both are left alone.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  useTopOfRoute();
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (hash !== '') return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash, main]);
}

/**
 * Keeps the browser from scrolling back to where one was when a route is returned to: each begins at
 * its top. A reload, and a return from another site, are left to the browser.
 */
function useTopOfRoute(): void {
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
