import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { endOfFade } from '../../shared/ui/fade.ts';

/**
 * On each change of route the page starts at its top, and the keyboard and screen readers start at
 * its content, unless somebody is typing already. The browser itself places the first page of a visit,
 * and a page whose address names a part (`#…`) scrolls there by itself: both are left alone.
 */
export function useFocusOnRouteChange(main: RefObject<HTMLElement | null>): void {
  useTopOfRoute();
  const isTyping = useTypingAhead();
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname);
  // In the commit that shows the route: whoever sees it and types must not lose the focus later.
  useLayoutEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    endOfFade();
    if (hash !== '') return;
    window.scrollTo(0, 0);
    if (!isTyping()) main.current?.focus({ preventScroll: true });
  }, [pathname, hash, main, isTyping]);
}

/**
 * Whether somebody has gone to a field, or typed in it, since the address changed. The address comes
 * before its page: without this, the rest of what is typed, and its Enter, would be lost.
 */
function useTypingAhead(): () => boolean {
  const last = useRef<{ field: EventTarget | null; pathname: string }>(null);
  useEffect(() => {
    const listening = new AbortController();
    const note = ({ target }: Event) => {
      last.current = { field: target, pathname: window.location.pathname };
    };
    for (const type of ['focusin', 'input']) {
      document.addEventListener(type, note, { capture: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return useCallback(() => {
    const { activeElement } = document;
    return (
      last.current?.pathname === window.location.pathname &&
      last.current.field === activeElement &&
      activeElement?.matches('input, textarea') === true
    );
  }, []);
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
