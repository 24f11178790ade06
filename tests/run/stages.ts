import type { Choice } from './choose.ts';

/** Suite names. Lanes run in parallel, and the suites of a lane run sequentially. */
export type Stage = readonly (readonly string[])[];

/** Ordered so that two cores stay busy and parallel suites don't affect each other. */
export const stages: Readonly<Record<'before' | 'withShop' | 'after', readonly Stage[]>> = {
  before: [[['lint', 'imports', 'types', 'dead-code', 'unit'], ['rehearsal']]],
  withShop: [
    // `abuse` and `alone` check the state of the whole shop, so they run before the suites that leave pending emails,
    // claims, and webhooks behind. `alone` also kills function processes and removes the last admin, and `faults`
    // drops webhooks. `rules` uses separate databases and `deploy` needs no shop, so they can run in parallel with
    // anything.
    [
      ['abuse', 'alone', 'faults'],
      ['rules', 'deploy'],
    ],
    // Suites with payments share one lane, because they share the local Stripe's faults.
    [
      ['api', 'browser'],
      ['accessibility', 'pages'],
    ],
  ],
  // Checks the logs of all other suites.
  after: [[['logs']]],
};

/** Keeps only the chosen suites, without empty lanes and stages. */
export function chosenLanes(stages: readonly Stage[], choices: readonly Choice[]): Choice[][][] {
  const chosen = (lane: readonly string[]) =>
    lane.flatMap((name) => choices.filter(({ suite }) => suite.name === name));
  return stages
    .map((lanes) => lanes.map(chosen).filter(({ length }) => length > 0))
    .filter(({ length }) => length > 0);
}
