import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  Firestore,
} from 'firebase-admin/firestore';

export const termsField = 'searchTerms';

interface SearchableCollection<T extends object> {
  /** For reads, queries, and updates. Documents come without their search terms. */
  all: (firestore: Firestore) => CollectionReference<T>;
  /** For `set` and `create`, which add the search terms. */
  one: (firestore: Firestore, id: string) => DocumentReference<T>;
  /** For updates of a searched field. */
  terms: (id: string, document: T) => { [termsField]: string[] };
}

/**
 * Documents that staff can search. Search terms contain the document's ID, so a write through `all`
 * fails instead of creating a document that can't be found.
 */
export function searchableCollection<T extends object>(
  name: string,
  termsOf: (id: string, document: T) => string[],
  write: (document: T) => object = (document) => document,
): SearchableCollection<T> {
  const terms = (id: string, document: T) => ({ [termsField]: termsOf(id, document) });
  const withoutTerms = (data: DocumentData) => {
    const { [termsField]: _terms, ...document } = data;
    return document as T;
  };
  return {
    all: (firestore) =>
      firestore.collection(name).withConverter<T>({
        toFirestore: () => {
          throw new Error(`Writing to ${name} requires a document ID for the search terms`);
        },
        fromFirestore: (snapshot) => withoutTerms(snapshot.data()),
      }),
    one: (firestore, id) =>
      firestore
        .collection(name)
        .doc(id)
        .withConverter<T>({
          toFirestore: (document) => {
            const complete = document as T;
            return { ...write(complete), ...terms(id, complete) };
          },
          fromFirestore: (snapshot) => withoutTerms(snapshot.data()),
        }),
    terms,
  };
}
