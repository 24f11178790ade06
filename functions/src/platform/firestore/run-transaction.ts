import type { Firestore, Transaction } from 'firebase-admin/firestore';

const maxAttempts = 5;

/** In the emulator, contention can look like a closed transaction, which the SDK doesn't retry. */
export async function runTransaction<Result>(
  firestore: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
  attempt = 1,
): Promise<Result> {
  try {
    return await firestore.runTransaction(work);
  } catch (error) {
    const isClosed = error instanceof Error && error.message.includes('Transaction is invalid');
    if (!isClosed || attempt === maxAttempts) throw error;
    return runTransaction(firestore, work, attempt + 1);
  }
}
