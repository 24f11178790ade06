/** Enough of an id to tell one's own orders apart. */
export function shortId(id: string): string {
  return `${id.slice(0, 8)}...`;
}
