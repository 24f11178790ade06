import { useEffect } from 'react';
import { useSession } from '../features/session/use-session.ts';

declare global {
  interface Window {
    /** Buttons pressed before the application listened; the inline loader collects them. */
    earlyClicks?: HTMLElement[] | undefined;
  }
}

function replayEarlyClicks(): void {
  const buttons = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  for (const button of buttons) if (button.isConnected) button.click();
}

/** Ends what the inline loader began, once the page responds. Renders nothing. */
export function Started() {
  const { status } = useSession();
  useEffect(() => {
    document.documentElement.classList.remove('awaiting-translation');
    replayEarlyClicks();
  }, []);
  useEffect(() => {
    if (status !== 'loading') document.documentElement.classList.remove('awaiting-session');
  }, [status]);
  return null;
}
