const pauseFactor = 9;

/**
 * Calls `act` repeatedly without overlap. It runs at most a tenth of the time, because saving
 * 50,000 orders more often would slow everything down. `stop` waits for the current run.
 */
export function repeat(act: () => Promise<void>, pauseMs: number): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let current = Promise.resolve();

  function next(lastMs: number): void {
    if (stopped) return;
    timer = setTimeout(
      () => {
        const startedAt = performance.now();
        current = act()
          .catch(() => {})
          .then(() => next(performance.now() - startedAt));
      },
      Math.max(pauseMs, pauseFactor * lastMs),
    );
  }

  next(0);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
