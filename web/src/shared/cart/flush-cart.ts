type Finish = () => Promise<void>;

let finish: Finish | undefined;

/** Registers how to write the cart's last change immediately. Returns the function to unregister. */
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
