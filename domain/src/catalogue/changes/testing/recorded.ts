import { expect } from 'vitest';
import { fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { type CatalogueChanges, noChanges, type ProductChange } from '../catalogue-changes.ts';
import { type FoldedChanges, nothingFolded } from '../folded.ts';
import { recordChanges } from '../record-changes.ts';

interface Saved {
  changeId: string;
  at: number;
  effectiveAt?: number;
  folded?: FoldedChanges;
}

export function record(
  current: CatalogueChanges,
  requested: readonly ProductChange[],
  { changeId, at, effectiveAt = at, folded = nothingFolded }: Saved,
) {
  return recordChanges({
    catalogue: fixtureCatalogue,
    current,
    requested,
    changeId,
    now: at,
    effectiveAt,
    folded,
    startOfDay: (day) => Date.parse(day),
  });
}

/** Saves the changes one after another, each at its time `at`, and returns the result. Times are in ms since 1970. */
export function saved(
  ...steps: readonly (readonly [at: number, change: ProductChange, effectiveAt?: number])[]
): CatalogueChanges {
  return steps.reduce((current, [at, change, effectiveAt = at], index) => {
    const result = record(current, [change], { changeId: `c${index + 1}`, at, effectiveAt });
    if (!result.ok) return expect.fail(JSON.stringify(result.problems));
    return result.changes;
  }, noChanges);
}
