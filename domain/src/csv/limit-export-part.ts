/** Splits an export into parts, so that no request exceeds the browser's or Hosting's timeout. */
export async function limitExportPart<Item>(
  pages: AsyncIterable<readonly Item[]>,
  /** Returns the number of rows if it differs from the number of items. */
  take: (page: readonly Item[]) => number | undefined,
  { maxItems, maxMs, now = Date.now }: { maxItems: number; maxMs: number; now?: () => number },
) {
  const startedAt = now();
  let count = 0;
  for await (const page of pages) {
    count += take(page) ?? page.length;
    const isLimitReached = count >= maxItems || now() - startedAt >= maxMs;
    if (isLimitReached) return { count, continuesAfter: page.at(-1) };
  }
  return { count, continuesAfter: undefined };
}
