type Finish = () => Promise<void>;

let finish: Finish | undefined;

/** For what keeps the cart with the account: how its last change is written at once. Returns what ends that. */
export function registerCartFlush(next: Finish): () => void {
  finish = next;
  return () => {
    if (finish === next) finish = undefined;
  };
}

/**
 * Writes what of the cart is not with the account yet, before the browser forgets it. Without Firestore, which
 * whoever signs out may never have loaded.
 */
export async function flushCart(): Promise<void> {
  await finish?.();
}
