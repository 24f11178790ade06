import {
  type DocumentReference,
  type DocumentSnapshot,
  GrpcStatus,
  type WithFieldValue,
} from 'firebase-admin/firestore';

/** Each round but the last was lost to somebody else's write; a burst is over in two. */
const mostRounds = 20;

/**
 * Updates a document as `change` says, who returns undefined where there is nothing to do, provided
 * that nobody writes in between; else asks `change` again. A transaction would do the same with
 * locks, and many at once on one document then wait for each other until they time out. What
 * `change` throws is thrown on. Resolves to the document as `change` last saw it.
 */
export async function updateUnchanged<T extends object>(
  reference: DocumentReference<T>,
  change: (current: DocumentSnapshot<T>) => Partial<WithFieldValue<T>> | undefined,
): Promise<DocumentSnapshot<T>> {
  for (let round = 0; round < mostRounds; round += 1) {
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
  throw new Error(`${reference.path} was written by others ${mostRounds} times in a row`);
}

function isPreconditionFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.FAILED_PRECONDITION;
}
