import { maxListLines, maxListName, maxLists } from '@dental-shop/domain/lists/saved-list';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { newCustomer } from './create-checkout.ts';
import { store } from './environment.ts';
import { newList } from './perform.ts';

export interface ListCase {
  name: string;
  allowed: boolean;
  attempt: (environment: RulesTestEnvironment) => Promise<unknown>;
}

interface Owner {
  uid: string;
  database: Firestore;
}

const before = new Date(1_700_000_000_000);

const ref = ({ database, uid }: Owner, number: number | string = 1) =>
  doc(database, 'lists', `${uid}-${number}`);

const first = (
  name: string,
  allowed: boolean,
  attempt: (owner: Owner, environment: RulesTestEnvironment) => Promise<unknown>,
  status = 'approved',
): ListCase => ({
  name,
  allowed,
  attempt: async (environment) => attempt(await newCustomer(environment, status), environment),
});

const created = (name: string, allowed: boolean, changes: object): ListCase =>
  first(`a list with ${name}`, allowed, (owner) =>
    setDoc(ref(owner), { ...newList(owner.uid), ...changes }),
  );

const stored = (
  name: string,
  allowed: boolean,
  attempt: (owner: Owner) => Promise<unknown>,
  status?: string,
): ListCase =>
  first(
    name,
    allowed,
    async (owner, environment) => {
      const times = { createdAt: before, updatedAt: before };
      await store(environment, `lists/${owner.uid}-1`, { ...newList(owner.uid), ...times });
      return attempt(owner);
    },
    status,
  );

const updatedAt = serverTimestamp();
const lines = (count: number, line = 'ID5.1S 9999') => Array.from({ length: count }, () => line);
const longest = `${'x'.repeat(40)} 9999`;

export const listCases: ListCase[] = [
  created('one line', true, {}),
  created('no lines', true, { lines: [] }),
  created('the maximum number of lines', true, { lines: lines(maxListLines, longest) }),
  created('one line too many', false, { lines: lines(maxListLines + 1) }),
  created('the smallest line', true, { lines: ['x 1'] }),
  created('the smallest line before another', true, { lines: ['x 1', 'HC41 1'] }),
  created('a SKU of 41 characters', false, { lines: [`x${longest}`] }),
  created('a SKU of 41 characters before another', false, { lines: [`x${longest}`, 'HC41 1'] }),
  ...[
    'HC41 0',
    'HC41 10000',
    'HC41 01',
    'HC41 -1',
    ' 1',
    'HC41 1.5',
    '1',
    '1 ',
    'HC41',
    '',
    ' ',
  ].flatMap((line) => [
    created(`the line '${line}'`, false, { lines: ['HD55S 2', line] }),
    created(`the line '${line}' before another`, false, { lines: [line, 'HD55S 2'] }),
  ]),
  created('two lines in one', false, { lines: ['HD55S 2|HC41 1'] }),
  created('a line that ends with a separator', false, { lines: ['HD55S 2|'] }),
  created('a line that is a number', false, { lines: ['HD55S 2', 2] }),
  created('a line that is a map', false, { lines: [{ sku: 'HD55S', quantity: 2 }] }),
  created('lines that are a string', false, { lines: 'HD55S 2' }),
  created('lines that are an empty string', false, { lines: '' }),
  created('lines that are an empty map', false, { lines: {} }),
  created('the longest name', true, { name: 'é'.repeat(maxListName) }),
  created('a name that is too long', false, { name: 'x'.repeat(maxListName + 1) }),
  created('an empty name', false, { name: '' }),
  created('a name of two lines', false, { name: 'a\nb' }),
  created('a name that is a number', false, { name: 1 }),
  created('an extra field', false, { note: 'x' }),
  created("someone else's uid", false, { uid: 'owner' }),
  created('a client-side creation time', false, { createdAt: before }),
  created('a client-side update time', false, { updatedAt: before }),
  first('a list without a name', false, (owner) => {
    const { name: _name, ...list } = newList(owner.uid);
    return setDoc(ref(owner), list);
  }),
  ...[1, 9, 10, 49, maxLists].map((number) =>
    first(`list number ${number}`, true, (owner) => setDoc(ref(owner, number), newList(owner.uid))),
  ),
  ...[0, maxLists + 1, '01', '1-1', 'x', ''].map((number) =>
    first(`list number '${number}'`, false, (owner) =>
      setDoc(ref(owner, number), newList(owner.uid)),
    ),
  ),
  first("a list with someone else's ID", false, ({ database, uid }) =>
    setDoc(doc(database, 'lists', 'somebody-1'), newList(uid)),
  ),
  first('a list for another user', false, ({ database }) =>
    setDoc(doc(database, 'lists', 'somebody-1'), newList('somebody')),
  ),
  first("querying all of the user's lists", true, ({ database, uid }) =>
    getDocs(query(collection(database, 'lists'), where('uid', '==', uid), limit(maxLists))),
  ),
  ...['pending', 'declined', 'suspended'].flatMap((status) => {
    const allowed = status === 'pending';
    return [
      first(
        `a list of a ${status} account`,
        allowed,
        (owner) => setDoc(ref(owner), newList(owner.uid)),
        status,
      ),
      stored(
        `renaming a list of a ${status} account`,
        allowed,
        (owner) => updateDoc(ref(owner), { name: 'Kit', updatedAt }),
        status,
      ),
      stored(
        `deleting a list of a ${status} account`,
        allowed,
        (owner) => deleteDoc(ref(owner)),
        status,
      ),
    ];
  }),
  stored('renaming a list', true, (owner) => updateDoc(ref(owner), { name: 'Kit', updatedAt })),
  stored('changing the lines', true, (owner) =>
    updateDoc(ref(owner), { lines: ['HC41 1'], updatedAt }),
  ),
  stored('renaming a list without an update time', false, (owner) =>
    updateDoc(ref(owner), { name: 'Kit' }),
  ),
  stored('renaming a list to an empty name', false, (owner) =>
    updateDoc(ref(owner), { name: '', updatedAt }),
  ),
  stored('changing the owner', false, (owner) =>
    updateDoc(ref(owner), { uid: 'owner', updatedAt }),
  ),
  stored('changing the creation time', false, (owner) =>
    updateDoc(ref(owner), { createdAt: updatedAt, updatedAt }),
  ),
  stored('overwriting a list with a new one', false, (owner) =>
    setDoc(ref(owner), newList(owner.uid)),
  ),
  stored('deleting a list', true, (owner) => deleteDoc(ref(owner))),
  first("deleting someone else's list", false, async (owner, environment) => {
    const { uid, database } = await newCustomer(environment);
    await setDoc(doc(database, 'lists', `${uid}-1`), newList(uid));
    return deleteDoc(doc(owner.database, 'lists', `${uid}-1`));
  }),
];
