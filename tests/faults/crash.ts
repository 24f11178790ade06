import type { Draw } from '@dental-shop/emulators/seed/seeded-choice';
import { functionsWorkers, killWorkers } from '../shop/functions-workers.ts';

/** Spares new workers, because the emulator waits 30 seconds if one is killed during startup. */
const minAgeSeconds = 15;

/**
 * A process killed during a transaction leaves its locks for a minute, so more crashes would mostly
 * add waiting time.
 */
const storiesPerCrash = 25;

const killAllProbability = 0.2;

/**
 * Returns a function to call after each story, which sometimes kills one or all function workers.
 * Counts stories instead of time, so slow machines get just as many crashes.
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
