type Flush = () => Promise<void>;

let flush: Flush | undefined;

/** Registers how to write the cart's last change immediately. Returns the function to unregister. */
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
