import type { Draw } from '@dental-shop/emulators/seed/seeded-choice';
import { functionsWorkers, killWorkers } from '../shop/functions-workers.ts';

/** The emulator waits half a minute for a worker that was killed while it started. */
const minAgeSeconds = 15;

/**
 * A process that is killed inside a transaction leaves its locks behind for a minute, and everybody
 * else waits for them: with many more crashes the run would be nothing but waiting.
 */
const storiesPerCrash = 25;

const killAllProbability = 0.2;

/**
 * Returns a function to call whenever a story ends, while others are running: now and then it kills one
 * process that runs a function, or all of them. Crashes follow the count of stories, so that a slow
 * machine has as many of them for each payment as a fast one.
 */
export function crashes(
  draw: Draw,
  count: (what: string, count: number) => void,
): (ended: number) => void {
  const first = draw.integer(1, storiesPerCrash - 1);
  return (ended) => {
    if (ended % storiesPerCrash !== first) return;
    const workers = functionsWorkers().filter(({ age }) => age >= minAgeSeconds);
    if (workers.length === 0) return;
    const killed = draw.chance(killAllProbability) ? workers : [draw.oneOf(workers)];
    killWorkers(killed);
    count('functions workers killed', killed.length);
  };
}
