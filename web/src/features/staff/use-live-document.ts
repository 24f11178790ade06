import { type CollectionReference, doc, type Firestore } from 'firebase/firestore';
import { useFirestore, useFirestoreDoc } from 'reactfire';

/** A document as it changes. Throws while rendering if the listener fails. */
export function useLiveDocument<Data extends object>(
  collection: (firestore: Firestore) => CollectionReference<Data>,
  id: string,
): Data | 'loading' | 'unreachable' | 'missing' {
  const { data: snapshot } = useFirestoreDoc(doc(collection(useFirestore()), id));
  if (!snapshot) return 'loading';
  // Without a connection, Firestore responds from its cache, which doesn't know whether the document exists.
  return snapshot.data() ?? (snapshot.metadata.fromCache ? 'unreachable' : 'missing');
}
