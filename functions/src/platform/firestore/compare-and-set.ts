import {
  type DocumentReference,
  type DocumentSnapshot,
  GrpcStatus,
  type WithFieldValue,
} from 'firebase-admin/firestore';

/** Every failed attempt means that another writer was faster; a burst of writes is over after two. */
const maxAttempts = 20;

/**
 * Reads a document and updates it with what `change` returns. Retries until no one else has written
 * in between, and throws an Error after 20 attempts. `change` gets the document as it was read and
 * returns undefined if there is nothing to update; whatever it throws is rethrown. A document that
 * does not exist is not created. Resolves to the document as it was before the update.
 *
 * This is optimistic: a transaction would take locks, and many at once on one document then wait
 * for each other until they time out.
 */
export async function compareAndSet<T extends object>(
  reference: DocumentReference<T>,
  change: (current: DocumentSnapshot<T>) => Partial<WithFieldValue<T>> | undefined,
): Promise<DocumentSnapshot<T>> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const current = await reference.get();
    const data = change(current);
    if (data === undefined || current.updateTime === undefined) return current;
    try {
      await reference.update(data, { lastUpdateTime: current.updateTime });
      return current;
    } catch (error) {
      if (!isPreconditionFailure(error)) throw error;
    }
  }
  throw new Error(`${reference.path} was written by others ${maxAttempts} times in a row`);
}

function isPreconditionFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.FAILED_PRECONDITION;
}
