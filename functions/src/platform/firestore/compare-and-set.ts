import {
  type DocumentReference,
  type DocumentSnapshot,
  GrpcStatus,
  type WithFieldValue,
} from 'firebase-admin/firestore';

/** Each attempt but the last was lost to somebody else's write; a burst is over in two. */
const maxAttempts = 20;

/**
 * Updates a document as `change` says, provided that nobody has written it since it was read; else
 * reads it and asks `change` again. `change` returns undefined where there is nothing to do, and
 * what it throws is thrown on. Resolves to the document as `change` last saw it.
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
