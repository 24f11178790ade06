/** Names one file under `/data/`; `Data` is what that file holds. */
export interface PageDataAddress<Data> {
  readonly url: string;
  /** Never set: carries the type from the address to its reader. */
  readonly holds?: Data;
}

export interface PageDataStore {
  /** What the page came with; `undefined` for everything else, null where there is no such file. */
  read(url: string): unknown;
  /** As `fetchPageData`, with the same promise for each address. */
  load(url: string): Promise<unknown>;
  /** As `load`, for callers outside of a render: a failure is not kept, and the next call fetches again. */
  prefetch(url: string): Promise<unknown>;
  /** Has what failed to load fetched anew when it is next asked for. */
  forgetFailures(): void;
}

/** Null where there is no such file; rejects where the network fails. */
export async function fetchPageData(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`Could not load ${url} (status ${response.status}).`);
  return response.json();
}

/** Keeps what it has loaded for the life of the page. `known` is what the page came with. */
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
      // Kept until an error boundary shows it: a new promise on each render would suspend React forever.
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
    forgetFailures() {
      for (const url of failed) pending.delete(url);
      failed.clear();
    },
  };
}

/** The data that a prerendered page carries; an empty object on any other page. */
export function readInlinedPageData(): Record<string, unknown> {
  const text = document.getElementById('page-data')?.textContent;
  // Written by this very build, as an object from address to data.
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}
