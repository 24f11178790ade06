/** In ms. Limits how long the old page stays visible. */
const maxWaitMs = 500;

let shown: (() => void) | undefined;

/** Uses a view transition if supported and motion isn't reduced. The new page must call `endOfFade`. */
export function fadeInto(navigate: () => void): void {
  if (!('startViewTransition' in document) || prefersStillness()) {
    navigate();
    return;
  }
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        shown = resolve;
        // The browser paints nothing until this resolves.
        setTimeout(resolve, maxWaitMs);
        navigate();
      }),
  );
  // Rejects if the transition is skipped, for example by another click.
  transition.ready.catch(() => undefined);
}

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function endOfFade(): void {
  shown?.();
}
