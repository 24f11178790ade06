/**
 * The entries that customers see, in the same order. The sheet hides what the shop does not offer at
 * present: no list, page, search or PDF shows it, and it cannot be bought.
 */
export function visibleEntries<Entry extends { hidden: boolean }>(
  entries: readonly Entry[],
): Entry[] {
  return entries.filter(({ hidden }) => !hidden);
}
