type Finish = () => Promise<void>;

let finish: Finish | undefined;

/** Registers a function that writes the cart's last change immediately. Returns a function that unregisters it. */
export function registerCartFlush(next: Finish): () => void {
  finish = next;
  return () => {
    if (finish === next) finish = undefined;
  };
}

/** Writes unsaved cart changes to the account. Doesn't import Firestore, which may never have been loaded. */
export async function flushCart(): Promise<void> {
  await finish?.();
}
