import { type RefObject, useEffect, useRef } from 'react';

/**
 * On each change of route the page starts at its top, and the keyboard and screen readers start at
 * its content. The first page of a visit is left alone: the browser has placed that one itself.
 */
export function useArrival(pathname: string, main: RefObject<HTMLElement | null>): void {
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
