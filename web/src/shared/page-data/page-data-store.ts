export interface PageDataAddress<Data> {
  readonly url: string;
  /** Phantom property that carries the type. Never set. */
  readonly dataType?: Data;
}

export interface PageDataStore {
  /** Undefined if the data isn't inlined in the page; null if the file doesn't exist. */
  read(url: string): unknown;
  load(url: string): Promise<unknown>;
  /** For use outside of rendering. Doesn't cache failures, so the next call fetches again. */
  prefetch(url: string): Promise<unknown>;
  clearFailures(): void;
}

export async function fetchPageData(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`Could not load ${url} (status ${response.status}).`);
  return response.json();
}

export function createPageDataStore(known: Readonly<Record<string, unknown>>): PageDataStore {
  const pending = new Map<string, Promise<unknown>>();
  const failed = new Set<string>();
  return {
    read: (url) => known[url],
    load(url) {
      const before = pending.get(url);
      if (before) return before;
      const started = fetchPageData(url);
      pending.set(url, started);
      // Failures stay cached until an error boundary shows them. Otherwise, each render would create a new promise and
      // suspend again.
      started.catch(() => failed.add(url));
      return started;
    },
    async prefetch(url) {
      if (url in known) return known[url];
      const started = pending.get(url) ?? fetchPageData(url);
      if (!pending.has(url)) {
        pending.set(url, started);
        started.catch(() => pending.delete(url));
      }
      return started;
    },
    clearFailures() {
      for (const url of failed) pending.delete(url);
      failed.clear();
    },
  };
}

export function readInlinedPageData(): Record<string, unknown> {
  const text = document.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}
