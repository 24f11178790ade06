import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { endOfFade } from '../../shared/ui/fade.ts';

/**
 * Scrolls to the top and focuses the content on navigation, unless the user is already typing. Skips the first page and
 * URLs with a fragment, which the browser handles.
 */
export function useFocusOnRouteChange(main: RefObject<HTMLElement | null>): void {
  useTopOfRoute();
  const isTyping = useTypingAhead();
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname);
  // Uses a layout effect, because a later focus change could interrupt a user who starts typing right away.
  useLayoutEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    endOfFade();
    if (hash !== '') return;
    window.scrollTo(0, 0);
    if (!isTyping()) main.current?.focus({ preventScroll: true });
  }, [pathname, hash, main, isTyping]);
}

/** Moving focus while the user is typing and the screen is loading would lose the rest of the input. */
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

/** Disables scroll restoration between routes, but not for reloads and returns from other sites. */
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
    // Until the load event, the browser may still be restoring the scroll position.
    if (document.readyState === 'complete') takeOver();
    window.addEventListener('pageshow', takeOver, { signal });
    window.addEventListener('pagehide', handBack, { signal });
    return () => listening.abort();
  }, []);
}
