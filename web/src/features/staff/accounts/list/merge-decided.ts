import type { Account } from '../accounts-query.ts';
import type { KeptRow } from '../decisions/perform-decisions.ts';

/**
 * Keeps an account in its place after a decision, even though the live list has dropped it. `isCurrent` determines
 * whether the row stays once the time to undo is over.
 */
export function mergeDecided(
  rows: readonly Account[],
  kept: readonly KeptRow[],
  order: (a: Account, b: Account) => number,
  isCurrent: (uid: string) => boolean,
): readonly Account[] {
  const listed = new Set(rows.map(({ id }) => id));
  const gone = kept
    .filter(({ account: { id }, isOver }) => !listed.has(id) && (!isOver || isCurrent(id)))
    .map(({ account }) => account);
  return gone.length === 0 ? rows : [...rows, ...gone].sort(order);
}

/** The account after or before this one, or the same if it's the last or first. */
export function neighbor(rows: readonly Account[], current: Account, step: 1 | -1): Account {
  const index = rows.findIndex(({ id }) => id === current.id);
  return rows[index + step] ?? current;
}
