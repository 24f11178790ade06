type Flush = () => Promise<void>;

let flush: Flush | undefined;

/** Registers a function that writes the cart's last change immediately. Returns a function that unregisters it. */
export function registerCartFlush(next: Flush): () => void {
  flush = next;
  return () => {
    if (flush === next) flush = undefined;
  };
}

/** Writes unsaved cart changes to the account. Doesn't import Firestore, which may never have been loaded. */
export async function flushCart(): Promise<void> {
  await flush?.();
}
