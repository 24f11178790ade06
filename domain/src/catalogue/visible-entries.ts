/** Hidden entries appear in no list, page, search, or PDF, and can't be bought. */
export function visibleEntries<Entry extends { hidden: boolean }>(
  entries: readonly Entry[],
): Entry[] {
  return entries.filter(({ hidden }) => !hidden);
}
