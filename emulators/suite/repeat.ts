/** A pause is at least so many times as long as what came before it. */
const restFactor = 9;

/**
 * Does something again and again, one time after the other, with a pause before each. What takes long
 * rests longer, so that it never takes more than a tenth of the time: saving the data of 50,000 orders
 * would otherwise leave little for anything else. `stop` lets what has begun come to its end.
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
        // What fails now is done by the next time.
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
