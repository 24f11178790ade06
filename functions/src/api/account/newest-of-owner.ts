import type { CollectionReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Far more than a practice orders in years; a bound on what one request can make the server read. */
const mostDocuments = 500;

/** The documents of one account, newest first. */
export async function newestOfOwner<T>(
  collection: CollectionReference<T>,
  uid: string,
): Promise<QueryDocumentSnapshot<T>[]> {
  const { docs } = await collection
    .where('uid', '==', uid)
    .orderBy('createdAt', 'desc')
    .limit(mostDocuments)
    .get();
  return docs;
}
