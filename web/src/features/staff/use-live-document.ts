import { type CollectionReference, doc, type Firestore } from 'firebase/firestore';
import { useFirestore, useFirestoreDoc } from 'reactfire';

export function useLiveDocument<Data extends object>(
  collection: (firestore: Firestore) => CollectionReference<Data>,
  id: string,
): Data | 'loading' | 'unreachable' | 'missing' {
  const { data: snapshot } = useFirestoreDoc(doc(collection(useFirestore()), id));
  if (!snapshot) return 'loading';
  // Offline, a document missing from the cache may still exist.
  return snapshot.data() ?? (snapshot.metadata.fromCache ? 'unreachable' : 'missing');
}
