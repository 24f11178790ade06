import { type RefObject, useEffect, useRef } from 'react';

/**
 * On each change of route the page starts at its top, and the keyboard and screen readers start at
 * its content. The first page of a visit is left alone: the browser has placed that one itself. So is
 * an address that names a part of the page, which takes up the visitor by itself.
 */
export function useArrival(
  pathname: string,
  hash: string,
  main: RefObject<HTMLElement | null>,
): void {
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (hash !== '') return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash, main]);
}
