import { type SyntheticEvent, useEffect, useLayoutEffect } from 'react';
import { useSession } from '../shared/session/use-session.ts';
import { noteFirstScreen } from './first-screen.ts';

interface EarlyClick {
  event: Event;
  button: HTMLElement;
}

declare global {
  interface Window {
    /** Buttons pressed before the application listened, also by Enter; `build/loader.js` collects them. */
    earlyClicks?: EarlyClick[] | undefined;
  }
}

/** React handles some early clicks by itself: it hydrates at once what they meet. */
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
    noteFirstScreen();
    // Later: the click that made React hydrate is on its way to its handler now.
    setTimeout(() => {
      for (const { event, button } of clicks) {
        if (button.isConnected && !handledByReact.has(event)) button.click();
      }
    });
  }, []);
  return null;
}

/** Shows what the inline loader hid, once there is something better to show. Renders nothing. */
export function Started() {
  const { status } = useSession();
  useEffect(() => {
    document.documentElement.classList.remove('awaiting-translation');
  }, []);
  useEffect(() => {
    if (status !== 'loading') document.documentElement.classList.remove('awaiting-session');
  }, [status]);
  return null;
}
