/** Safari has no `requestIdleCallback`. */
const fallbackMs = 1000;

export function whenIdle(task: () => void, { timeoutMs }: { timeoutMs?: number } = {}): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, fallbackMs);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(task, timeoutMs === undefined ? {} : { timeout: timeoutMs });
  return () => cancelIdleCallback(id);
}
