const PAUSE_MS = 15_000;

/**
 * Saves again and again, one save after the other, so that a crash costs some seconds of data at
 * most. `stop` lets a save that has begun come to its end.
 */
export function saveRegularly(
  save: () => Promise<void>,
  pauseMs = PAUSE_MS,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let current = Promise.resolve();

  function next(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      // What cannot be saved now is saved by the next time, or by the stop, which says what failed.
      current = save()
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
