/** A part ends after whole pages. */
interface PartLimits {
  maxItems: number;
  maxMs: number;
  now?: () => number;
}

interface Part<Item> {
  count: number;
  /** The last item if others may follow. */
  continuesAfter: Item | undefined;
}

/** Reads pages until the part has enough items or took long enough. */
export async function limitExportPart<Item>(
  pages: AsyncIterable<readonly Item[]>,
  take: (page: readonly Item[]) => void,
  { maxItems, maxMs, now = Date.now }: PartLimits,
): Promise<Part<Item>> {
  const begin = now();
  let count = 0;
  for await (const page of pages) {
    take(page);
    count += page.length;
    const isOver = count >= maxItems || now() - begin >= maxMs;
    if (isOver) return { count, continuesAfter: page.at(-1) };
  }
  return { count, continuesAfter: undefined };
}
