import {
  type DocumentReference,
  type DocumentSnapshot,
  GrpcStatus,
  type WithFieldValue,
} from 'firebase-admin/firestore';
import { hasGrpcStatus } from './grpc-errors.ts';

/** A failed attempt means that another writer was faster; bursts are over after two. */
const maxAttempts = 20;

/**
 * Updates a document without a lock: transactions on one document would wait for each other until
 * they time out. Retries if another writer was faster. Updates nothing if `change` returns
 * undefined or the document doesn't exist. Resolves to the document before the update.
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
  throw new Error(`${reference.path} was written by others ${maxAttempts} times in a row`);
}
