/** What has no `timeoutMs` waits for as long as the page is busy. */
interface IdleOptions {
  timeoutMs?: number;
}

/** Safari has no `requestIdleCallback`. */
const fallbackMs = 1000;

/** Runs after everything that the page itself waits for. Returns what cancels it. */
export function whenIdle(task: () => void, { timeoutMs }: IdleOptions = {}): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, fallbackMs);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(task, timeoutMs === undefined ? {} : { timeout: timeoutMs });
  return () => cancelIdleCallback(id);
}
