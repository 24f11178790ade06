import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { mainId } from '../../shared/config/paths.ts';
import { endFade } from '../../shared/ui/fade.ts';

/**
 * Scrolls to the top and focuses the content on navigation, unless the user is already typing. Skips the first page and
 * URLs with a fragment, which the browser handles.
 */
export function useFocusOnRouteChange(): void {
  useManualScrollRestoration();
  const isTyping = useIsTyping();
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  // A layout effect, because moving focus later could interrupt a user who starts typing right away.
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    endFade();
    if (hash !== '') return;
    window.scrollTo(0, 0);
    if (!isTyping()) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, hash, isTyping]);
}

/** If the user types while the screen is loading, moving the focus would lose the rest of the input. */
function useIsTyping(): () => boolean {
  const last = useRef<{ field: EventTarget | null; pathname: string }>(null);
  useEffect(() => {
    const controller = new AbortController();
    const recordInput = ({ target }: Event) => {
      last.current = { field: target, pathname: window.location.pathname };
    };
    for (const type of ['focusin', 'input']) {
      document.addEventListener(type, recordInput, { capture: true, signal: controller.signal });
    }
    return () => controller.abort();
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

/** Lets the browser restore the scroll position only after a reload or when the user returns from another site. */
function useManualScrollRestoration(): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const setManual = () => {
      history.scrollRestoration = 'manual';
    };
    const setAuto = () => {
      history.scrollRestoration = 'auto';
    };
    // Until the load event, the browser may still be restoring the scroll position.
    if (document.readyState === 'complete') setManual();
    window.addEventListener('pageshow', setManual, { signal });
    window.addEventListener('pagehide', setAuto, { signal });
    return () => controller.abort();
  }, []);
}
