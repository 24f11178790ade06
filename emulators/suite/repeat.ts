/**
 * Does something again and again, one time after the other, with a pause before each. `stop` lets
 * what has begun come to its end.
 */
export function repeat(act: () => Promise<void>, pauseMs: number): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let current = Promise.resolve();

  function next(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      // What fails now is done by the next time.
      current = act()
        .catch(() => {})
        .then(next);
    }, pauseMs);
  }

  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
