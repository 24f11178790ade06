import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the element if the focused control disappeared with a change, so that keyboard users don't start over at the
 * top of the page. Unless it's a control, the element needs `tabIndex={-1}`.
 */
export function useFocusAfterChange<Target extends HTMLElement = HTMLDivElement>(
  version: string,
): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    if (document.activeElement === document.body) element.current?.focus();
  }, [version]);
  return element;
}
