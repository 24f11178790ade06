import { functionsWorkers, killWorkers } from '../shop/functions-workers.ts';
import type { Draw } from './draw.ts';

/** In seconds. The emulator waits half a minute for a worker that died before it had started. */
const startedAfter = 15;

/**
 * One crash for so many stories. The locks of a process that dies in a transaction stay for a minute,
 * and whoever comes to them waits: with many more crashes the run would be nothing but waiting.
 */
const storiesPerCrash = 25;

const ofAllProbability = 0.2;

/**
 * Gives what is to be called whenever a story ends, which is in the middle of the others: now and then
 * it kills one process that runs a function, or all of them. A slow machine meets as many crashes for
 * each payment as a fast one.
 */
export function crashes(
  draw: Draw,
  count: (what: string, count: number) => void,
): (ended: number) => void {
  const first = draw.integer(1, storiesPerCrash - 1);
  return (ended) => {
    if (ended % storiesPerCrash !== first) return;
    const workers = functionsWorkers().filter(({ age }) => age >= startedAfter);
    if (workers.length === 0) return;
    const killed = draw.chance(ofAllProbability) ? workers : [draw.oneOf(workers)];
    killWorkers(killed);
    count('functions workers killed', killed.length);
  };
}
