import { useEffect } from 'react';

declare global {
  interface Window {
    /** Buttons pressed before the application listened; the inline loader collects them. */
    earlyClicks?: HTMLElement[] | undefined;
  }
}

/**
 * Presses again what was pressed too early. Stands inside the screen's Suspense boundary, because
 * React hydrates that after what is around it, and drops clicks on what is not hydrated yet.
 */
export function EarlyClicks() {
  useEffect(() => {
    const buttons = window.earlyClicks ?? [];
    window.earlyClicks = undefined;
    for (const button of buttons) if (button.isConnected) button.click();
  }, []);
  return null;
}
