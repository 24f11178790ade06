import type { Choice } from './choose.ts';

/** Names of suites: the lanes run side by side, and the suites of a lane one after the other. */
export type Stage = readonly (readonly string[])[];

/** In which order suites run, so that two cores have something to do and none sees what another one does. */
export const stages: Readonly<Record<'before' | 'withShop' | 'after', readonly Stage[]>> = {
  before: [[['lint', 'imports', 'types', 'dead-code', 'unit'], ['rehearsal']]],
  withShop: [
    // Before all that leave mails, claims and webhooks which never come to an end: each file of `abuse` and `alone`
    // looks at everything there is, once nothing moves any more. Files of the latter end the functions' processes,
    // and take away the last admin, before somebody makes another one; `faults` loses webhooks of whoever pays.
    // Rules have databases of their own, and deploys no shop at all: they may run beside whatever there is.
    [
      ['abuse', 'alone', 'faults'],
      ['rules', 'deploy'],
    ],
    // What pays in one lane, because all share the faults of the local Stripe; what does not in the other.
    [
      ['api', 'browser'],
      ['accessibility', 'pages'],
    ],
  ],
  // Looks at what all others have left behind.
  after: [[['logs']]],
};

/** The lanes of each stage with what of them was chosen, and none that is empty. */
export function chosenLanes(stages: readonly Stage[], choices: readonly Choice[]): Choice[][][] {
  const chosen = (lane: readonly string[]) =>
    lane.flatMap((name) => choices.filter(({ suite }) => suite.name === name));
  return stages
    .map((lanes) => lanes.map(chosen).filter(({ length }) => length > 0))
    .filter(({ length }) => length > 0);
}
