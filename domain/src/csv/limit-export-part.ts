/** Splits an export into parts, so that no request exceeds the timeouts of browser and Hosting. */
export async function limitExportPart<Item>(
  pages: AsyncIterable<readonly Item[]>,
  take: (page: readonly Item[]) => void,
  { maxItems, maxMs, now = Date.now }: { maxItems: number; maxMs: number; now?: () => number },
) {
  const startedAt = now();
  let count = 0;
  for await (const page of pages) {
    take(page);
    count += page.length;
    const isLimitReached = count >= maxItems || now() - startedAt >= maxMs;
    if (isLimitReached) return { count, continuesAfter: page.at(-1) };
  }
  return { count, continuesAfter: undefined };
}
