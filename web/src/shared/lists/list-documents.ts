import { type Pieces, writePieces } from '@dental-shop/domain/cart/pieces';
import {
  addLines,
  freeListNumber,
  maxListLines,
  maxLists,
  readLines,
  type SavedList,
  savedListId,
} from '@dental-shop/domain/lists/saved-list';
import { queryOptions } from '@tanstack/react-query';
import {
  deleteDoc,
  doc,
  getDocsFromServer,
  limit,
  type Query,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  type Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { savedLists, type WithId, withId } from '../firestore/collections.ts';
import { firestore } from '../firestore/firestore.ts';
import { withTimeout } from '../loading/with-timeout.ts';

export type OwnList = WithId<SavedList<Timestamp>>;

/** Without a connection Firestore would wait for very long. */
const timeoutMs = 20_000;

/** The list has no room for these lines. It is left as it was. */
export class ListFullError extends Error {
  override readonly name = 'ListFullError';
}

/** Their ids bound them: there are never more than 50. */
export const ownLists = (uid: string): Query<SavedList<Timestamp>> =>
  query(savedLists(firestore), where('uid', '==', uid), limit(maxLists));

/** The lists to choose from. From the server, because an empty cache doesn't mean that there are none. */
export const ownListsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['lists', uid],
    queryFn: async () => {
      const { docs } = await withTimeout(getDocsFromServer(ownLists(uid)), timeoutMs);
      return newestFirst(docs.map(withId));
    },
    // The choice must not change once it's shown.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A list that was changed a moment ago has no time yet. */
export const newestFirst = (lists: readonly OwnList[]): OwnList[] =>
  lists.toSorted((a, b) => changedAt(b) - changedAt(a));

const changedAt = ({ updatedAt }: { updatedAt: Timestamp | null }): number =>
  updatedAt?.toMillis() ?? Number.POSITIVE_INFINITY;

interface NewList {
  uid: string;
  name: string;
  lines: readonly Pieces[];
}

/** Resolves to its id, as `writeList` does. Rejects where another device has taken the number meanwhile. */
export async function createList(list: NewList, others: readonly OwnList[]): Promise<string> {
  const number = freeListNumber(others.map(({ id }) => id));
  if (number === undefined) throw new ListFullError('There can be no further list');
  const id = savedListId(list.uid, number);
  await writeList(id, list);
  return id;
}

/**
 * Writes a list under an id that is free; the rules refuse one that is not. As with `changeList` and `removeList`, the
 * open page shows it at once, and takes it back where this rejects; without a connection Firestore keeps the change and
 * sends it once there is one, and this is pending until then (`useLate`).
 */
export async function writeList(id: string, { uid, name, lines }: NewList): Promise<void> {
  if (lines.length > maxListLines) throw new ListFullError(`${lines.length} lines`);
  const now = serverTimestamp();
  const list = { uid, name, lines: lines.map(writePieces), createdAt: now, updatedAt: now };
  await setDoc(doc(savedLists(firestore), id), list);
}

/**
 * Adds to what the list holds at that moment, whoever has changed it. Rejects with a `ListFullError`, and with a
 * `TimeoutError` where nobody knows yet whether it has happened.
 */
export async function addToList(id: string, added: readonly Pieces[]): Promise<void> {
  const reference = doc(savedLists(firestore), id);
  let written: string[] | undefined;
  const add = runTransaction(firestore, async (transaction) => {
    const stored = (await transaction.get(reference)).data()?.lines ?? [];
    // Firestore tries again where only the answer was lost, and would add a second time.
    if (written !== undefined && written.join() === stored.join()) return;
    const lines = addLines(readLines(stored), added);
    if (lines.length > maxListLines) throw new ListFullError(`${lines.length} lines`);
    written = lines.map(writePieces);
    transaction.update(reference, { lines: written, updatedAt: serverTimestamp() });
  });
  await withTimeout(add, timeoutMs);
}

export async function changeList(
  id: string,
  { name, lines }: { name?: string; lines?: readonly Pieces[] },
): Promise<void> {
  const change = {
    ...(name !== undefined && { name }),
    ...(lines && { lines: lines.map(writePieces) }),
    updatedAt: serverTimestamp(),
  };
  await updateDoc(doc(savedLists(firestore), id), change);
}

export async function removeList(id: string): Promise<void> {
  await deleteDoc(doc(savedLists(firestore), id));
}
