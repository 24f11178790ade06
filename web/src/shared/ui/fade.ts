/** How long the page before may stay in sight, in ms, where the next one does not come. */
const maxWaitMs = 500;

let shown: (() => void) | undefined;

/**
 * Opens a page by `navigate` so that the one before fades into it, where the browser can and motion is welcome. The
 * page calls `endOfFade` once it is there.
 */
export function fadeInto(navigate: () => void): void {
  if (!('startViewTransition' in document) || prefersStillness()) {
    navigate();
    return;
  }
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        shown = resolve;
        // Nothing else is painted meanwhile.
        setTimeout(resolve, maxWaitMs);
        navigate();
      }),
  );
  // Skipped, as by another press: the pages change at once.
  transition.ready.catch(() => undefined);
}

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The new page is in the document: the fade may begin. */
export function endOfFade(): void {
  shown?.();
}
