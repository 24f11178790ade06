import { useSyncExternalStore } from 'react';
import { createListeners } from '../ui/create-listeners.ts';

const storageKey = 'searchShortcut';
const off = 'off';

const listeners = createListeners();

export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== off;
  } catch {
    return true;
  }
}

/** Speech input can trigger single-character shortcuts by accident, so WCAG 2.1.4 requires a way to turn them off. */
export function setShortcutOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, off);
  } catch (error) {
    console.warn('The shortcut setting could not be stored.', { error });
  }
  listeners.notify();
}

export function useShortcutSetting(): boolean {
  return useSyncExternalStore(listeners.subscribe, isShortcutOn, () => true);
}
