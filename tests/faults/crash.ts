import type { Draw } from '@dental-shop/emulators/seed/seeded-choice';
import { functionsWorkers, killWorkers } from '../shop/functions-workers.ts';

/** Spares new workers: if one is killed during startup, the emulator waits 30 seconds for it. */
const minAgeSeconds = 15;

/**
 * If a process is killed during a transaction, its locks stay for a minute. More frequent crashes
 * would only add waiting time.
 */
const storiesPerCrash = 25;

const killAllProbability = 0.2;

/**
 * Returns a function that must be called after each story. Now and then, it kills one or all
 * function workers. This depends on the number of stories rather than on time, so that slow
 * machines get as many crashes.
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
