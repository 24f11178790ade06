import { useSyncExternalStore } from 'react';

const storageKey = 'searchShortcut';
const off = 'off';

const listeners = new Set<() => void>();

/** Whether `/` leads to the search; storage that is blocked leaves it on. */
export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== off;
  } catch {
    return true;
  }
}

/** Who speaks to their computer types single characters without meaning to: WCAG 2.1.4. */
export function turnShortcut(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, off);
  } catch (error) {
    console.warn('The choice about the shortcut could not be stored.', { error });
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** On while prerendering, where nobody has chosen. */
export function useShortcutChoice(): boolean {
  return useSyncExternalStore(subscribe, isShortcutOn, () => true);
}
