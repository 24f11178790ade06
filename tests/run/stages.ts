import type { Choice } from './choose.ts';

/** Lanes of suite names. Lanes run in parallel, and the suites in a lane run one after another. */
export type Stage = readonly (readonly string[])[];

/** The order keeps two cores busy and prevents parallel suites from affecting each other. */
export const stages: Readonly<Record<'before' | 'withShop' | 'after', readonly Stage[]>> = {
  before: [[['lint', 'imports', 'types', 'dead-code', 'unit'], ['rehearsal']]],
  withShop: [
    // `abuse` and `alone` check the whole shop's state, so they run before other suites leave pending emails, claims,
    // and webhooks behind. `alone` also kills function processes and removes the last admin. `faults` drops webhooks.
    // `rules` and `deploy` can run in parallel with anything: `rules` uses separate databases, and `deploy` needs no
    // shop.
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

/** Keeps only the chosen suites. Drops lanes and stages that end up empty. */
export function chosenLanes(stages: readonly Stage[], choices: readonly Choice[]): Choice[][][] {
  const chosen = (lane: readonly string[]) =>
    lane.flatMap((name) => choices.filter(({ suite }) => suite.name === name));
  return stages
    .map((lanes) => lanes.map(chosen).filter(({ length }) => length > 0))
    .filter(({ length }) => length > 0);
}
