import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** React Router doesn't scroll to or focus `#id` when a link is followed. The element must be focusable. */
export function useHashTarget(id: string, target: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes each time the link is followed
  useEffect(() => {
    if (hash !== `#${id}`) return;
    target.current?.scrollIntoView();
    target.current?.focus({ preventScroll: true });
  }, [hash, key, id, target]);
}
