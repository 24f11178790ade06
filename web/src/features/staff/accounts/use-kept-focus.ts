import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a list whose rows go away when something was done with them, and the focus with the button
 * that did it: the list takes it, so that the next press of Tab leads to the next row.
 */
export function useKeptFocus(count: number, isDone: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that goes away takes the focus along
  useEffect(() => {
    if (isDone && document.activeElement === document.body) list.current?.focus();
  }, [count, isDone]);
  return list;
}
