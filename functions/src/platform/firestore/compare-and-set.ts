import {
  type DocumentReference,
  type DocumentSnapshot,
  GrpcStatus,
  type WithFieldValue,
} from 'firebase-admin/firestore';
import { hasGrpcStatus } from './grpc-errors.ts';

/** Even with many concurrent writers, two attempts usually suffice. */
const maxAttempts = 20;

/**
 * Optimistic locking, because transactions on the same document would wait for each other until
 * they time out. Resolves to the document as it was before the update.
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
      if (!hasGrpcStatus(error, GrpcStatus.FAILED_PRECONDITION)) throw error;
    }
  }
  throw new Error(`Gave up on ${reference.path} after ${maxAttempts} conflicting writes`);
}
