import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to a part of the page and gives it the focus whenever a link is followed whose address names it by `#id`,
 * which the router does not do. `part` has to take the focus.
 */
export function usePartOfPage(id: string, part: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is new each time the link is followed
  useEffect(() => {
    if (hash !== `#${id}`) return;
    part.current?.scrollIntoView();
    part.current?.focus({ preventScroll: true });
  }, [hash, key, id, part]);
}
