/** Hidden entries don't appear in lists, pages, search, or PDFs, and can't be bought. */
export function visibleEntries<Entry extends { hidden: boolean }>(
  entries: readonly Entry[],
): Entry[] {
  return entries.filter(({ hidden }) => !hidden);
}
