import { type RefObject, useEffect } from 'react';
import { isShortcutOn } from '../../shared/catalogue/search-shortcut.ts';

export function useShortcut(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const input = field.current;
      if (!input || event.defaultPrevented || event.isComposing || !isShortcut(event)) return;
      // An open dialog traps focus and hides the rest of the page from screen readers.
      if (input.closest('[aria-hidden="true"]')) return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [field]);
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !isTypedInto(target) && isShortcutOn();
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
