/** Where a part of an export ends, though there may be more; always with a whole page. */
interface PartLimits {
  maxItems: number;
  /** How long reading may take until then. */
  maxMs: number;
  now?: () => number;
}

interface Part<Item> {
  count: number;
  /** The last item, where others may follow it. */
  continuesAfter: Item | undefined;
}

/** Hands over page after page, until the part has enough items or reading them took long enough. */
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
