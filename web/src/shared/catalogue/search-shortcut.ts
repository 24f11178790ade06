import { useSyncExternalStore } from 'react';

const storageKey = 'searchShortcut';
const off = 'off';

const listeners = new Set<() => void>();

/** Defaults to on, including when storage is blocked. */
export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== off;
  } catch {
    return true;
  }
}

/** Speech input can trigger single-character shortcuts by accident, so WCAG 2.1.4 requires a way to turn them off. */
export function turnShortcut(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, off);
  } catch (error) {
    console.warn('The shortcut setting could not be stored.', { error });
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useShortcutChoice(): boolean {
  return useSyncExternalStore(subscribe, isShortcutOn, () => true);
}
