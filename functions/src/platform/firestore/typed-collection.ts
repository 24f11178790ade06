import type {
  CollectionReference,
  DocumentData,
  Firestore,
  FirestoreDataConverter,
} from 'firebase-admin/firestore';

/** A collection whose documents are all of one shape. */
export function typedCollection<T extends object>(
  firestore: Firestore,
  name: string,
): CollectionReference<T> {
  const converter: FirestoreDataConverter<T> = {
    toFirestore: (document) => document as DocumentData,
    // Shapes are trusted here: only this code writes them, or the rules have checked them.
    fromFirestore: (snapshot) => snapshot.data() as T,
  };
  return firestore.collection(name).withConverter(converter);
}
