import type { Choice } from './choose.ts';

/** A stage's lanes run in parallel. The suites in a lane run one after another. */
export type Stage = readonly (readonly string[])[];

/** This order keeps two cores busy without letting parallel suites affect each other. */
export const stages: Readonly<Record<'before' | 'withShop' | 'after', readonly Stage[]>> = {
  before: [[['lint', 'imports', 'types', 'dead-code', 'unit'], ['rehearsal']]],
  withShop: [
    // `abuse` and `alone` check the whole shop's state, so they run before other suites leave pending emails, claims,
    // and webhooks behind. `alone` also kills function processes and removes the last admin. `faults` drops webhooks.
    // `rules` doesn't affect them, because it uses separate databases.
    [['abuse', 'alone', 'faults'], ['rules']],
    // Faults in the local Stripe affect all payments, so suites with payments share one lane.
    [
      ['api', 'browser'],
      // `deploy` needs no shop, but the single worker of `browser` leaves a core free at the end.
      ['accessibility', 'pages', 'deploy'],
    ],
  ],
  // This suite checks the logs of all others.
  after: [[['logs']]],
};

/** Leaves out lanes and stages without chosen suites. */
export function chosenLanes(stages: readonly Stage[], choices: readonly Choice[]): Choice[][][] {
  const chosen = (lane: readonly string[]) =>
    lane.flatMap((name) => choices.filter(({ suite }) => suite.name === name));
  return stages
    .map((lanes) => lanes.map(chosen).filter(({ length }) => length > 0))
    .filter(({ length }) => length > 0);
}

/** Of the suites that run while the shop is running, only `deploy` doesn't use it. */
export const needsShop = (lanesOfStages: readonly Choice[][][]): boolean =>
  lanesOfStages.flat(2).some(({ suite }) => suite.name !== 'deploy');
