const maxWaitMs = 500;

let showNewPage: (() => void) | undefined;

/** Uses a view transition if supported and motion isn't reduced. The new page must call `endFade`. */
export function fadeTo(navigate: () => void): void {
  if (!('startViewTransition' in document) || prefersReducedMotion()) {
    navigate();
    return;
  }
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        showNewPage = resolve;
        // The browser paints nothing until this resolves.
        setTimeout(resolve, maxWaitMs);
        navigate();
      }),
  );
  // Rejects if the transition is skipped, for example by another click.
  transition.ready.catch(() => undefined);
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function endFade(): void {
  showNewPage?.();
}
