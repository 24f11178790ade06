/** A pause lasts at least this many times as long as the run before it. */
const restFactor = 9;

/**
 * Runs something again and again, never two at a time, with a pause before each run. A slow run is
 * followed by a longer pause, so that it takes a tenth of the time at most: saving the data of 50,000
 * orders would otherwise leave little for anything else. `stop` waits for the run that has begun.
 */
export function repeat(act: () => Promise<void>, pauseMs: number): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let current = Promise.resolve();

  function next(lastMs: number): void {
    if (stopped) return;
    timer = setTimeout(
      () => {
        const begin = performance.now();
        // A run that fails is made up for by the next one.
        current = act()
          .catch(() => {})
          .then(() => next(performance.now() - begin));
      },
      Math.max(pauseMs, restFactor * lastMs),
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
