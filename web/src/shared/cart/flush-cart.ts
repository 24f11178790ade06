type Flush = () => Promise<void>;

let flush: Flush | undefined;

export function registerCartFlush(next: Flush): () => void {
  flush = next;
  return () => {
    if (flush === next) flush = undefined;
  };
}

/** Doesn't import Firestore, which may never have been loaded. */
export async function flushCart(): Promise<void> {
  await flush?.();
}
