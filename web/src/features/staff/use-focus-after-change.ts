import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the element if the focused control disappeared with a change, so that keyboard users don't start over at the
 * top of the page. If the element isn't a control, it needs `tabIndex={-1}`. If several elements change at the same
 * time, `hadFocus` returns whether the control was in this element.
 */
export function useFocusAfterChange<Target extends HTMLElement = HTMLDivElement>(
  version: string,
  hadFocus: () => boolean = () => true,
): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    if (document.activeElement === document.body && hadFocus()) element.current?.focus();
  }, [version, hadFocus]);
  return element;
}
