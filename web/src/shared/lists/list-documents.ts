import { formatLineItem, type LineItem } from '@dental-shop/domain/cart/line-item';
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

/** Firestore would wait indefinitely while offline. */
const timeoutMs = 20_000;

export class ListFullError extends Error {
  override readonly name = 'ListFullError';
}

export const ownLists = (uid: string): Query<SavedList<Timestamp>> =>
  query(savedLists(firestore), where('uid', '==', uid), limit(maxLists));

/** Bypasses the cache, because an empty cache doesn't mean that there are no lists. */
export const ownListsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['lists', uid],
    queryFn: async () => {
      const { docs } = await withTimeout(getDocsFromServer(ownLists(uid)), timeoutMs);
      return newestFirst(docs.map(withId));
    },
    // Refetches whenever the dialog opens, but doesn't change the options while it's open.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Lists with a pending change have no `updatedAt` yet, so they come first. */
export const newestFirst = (lists: readonly OwnList[]): OwnList[] =>
  lists.toSorted((a, b) => changedAt(b) - changedAt(a));

const changedAt = ({ updatedAt }: { updatedAt: Timestamp | null }): number =>
  updatedAt?.toMillis() ?? Number.POSITIVE_INFINITY;

interface NewList {
  uid: string;
  name: string;
  lines: readonly LineItem[];
}

export async function createList(list: NewList, others: readonly OwnList[]): Promise<string> {
  const number = freeListNumber(others.map(({ id }) => id));
  if (number === undefined) throw new ListFullError('There can be no further list');
  const id = savedListId(list.uid, number);
  await writeList(id, list);
  return id;
}

/** Listeners show the list immediately and remove it if the write fails. Rejects if the ID exists. */
export async function writeList(id: string, { uid, name, lines }: NewList): Promise<void> {
  if (lines.length > maxListLines) throw new ListFullError(`${lines.length} lines`);
  const now = serverTimestamp();
  const list = { uid, name, lines: lines.map(formatLineItem), createdAt: now, updatedAt: now };
  await setDoc(doc(savedLists(firestore), id), list);
}

/** Rejects with a `ListFullError`, or with a `TimeoutError` if the lines may have been added. */
export async function addToList(id: string, added: readonly LineItem[]): Promise<void> {
  const reference = doc(savedLists(firestore), id);
  let written: string[] | undefined;
  const add = runTransaction(firestore, async (transaction) => {
    const stored = (await transaction.get(reference)).data()?.lines ?? [];
    // Firestore retries after a lost response, which would add the lines twice.
    if (written !== undefined && written.join() === stored.join()) return;
    const lines = addLines(readLines(stored), added);
    if (lines.length > maxListLines) throw new ListFullError(`${lines.length} lines`);
    written = lines.map(formatLineItem);
    transaction.update(reference, { lines: written, updatedAt: serverTimestamp() });
  });
  await withTimeout(add, timeoutMs);
}

export async function changeList(
  id: string,
  { name, lines }: { name?: string; lines?: readonly LineItem[] },
): Promise<void> {
  const change = {
    ...(name !== undefined && { name }),
    ...(lines && { lines: lines.map(formatLineItem) }),
    updatedAt: serverTimestamp(),
  };
  await updateDoc(doc(savedLists(firestore), id), change);
}

export async function removeList(id: string): Promise<void> {
  await deleteDoc(doc(savedLists(firestore), id));
}
