import { type SyntheticEvent, useLayoutEffect } from 'react';

interface EarlyClick {
  event: Event;
  button: HTMLButtonElement;
}

declare global {
  interface Window {
    /** Buttons pressed before the application listened; the inline loader collects them. */
    earlyClicks?: EarlyClick[] | undefined;
  }
}

/** React handles some early clicks by itself, by hydrating what they meet at once. */
const handledByReact = new WeakSet<Event>();

/** Belongs on the outermost element, capturing: it hears every click that React dispatches. */
export function noteClick({ nativeEvent }: SyntheticEvent): void {
  handledByReact.add(nativeEvent);
}

/**
 * Presses again what was pressed too early, once and only if React has not done so. Stands inside
 * the screen's Suspense boundary, because React hydrates that after what is around it.
 */
export function EarlyClicks() {
  // In the commit that hydrates the screen, so that no click falls between collecting and hearing.
  useLayoutEffect(() => {
    const clicks = window.earlyClicks ?? [];
    window.earlyClicks = undefined;
    // Later: the click that made React hydrate is on its way to its handler now.
    setTimeout(() => {
      for (const { event, button } of clicks) {
        if (button.isConnected && !handledByReact.has(event)) button.click();
      }
    });
  }, []);
  return null;
}
