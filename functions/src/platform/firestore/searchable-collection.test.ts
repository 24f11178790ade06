import { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { searchableCollection } from './searchable-collection.ts';

const firestore = new Firestore({ projectId: 'demo-search' });

const { all, one, terms } = searchableCollection<{ name: string }>(
  'people',
  (id, { name }) => [id, name.toLowerCase()],
  (person) => ({ ...person, isKept: true }),
);

interface Converter {
  toFirestore: (document: object) => object;
  fromFirestore: (snapshot: { data: () => object }) => object;
}

/** The Admin SDK doesn't expose converters. */
const ofCollection = (): Converter => Reflect.get(all(firestore), '_queryOptions').converter;
const ofDocument = (): Converter => Reflect.get(one(firestore, 'ana'), '_converter');

it('adds the search terms to a document that is written as a whole', () => {
  expect(ofDocument().toFirestore({ name: 'Ana' })).toEqual({
    name: 'Ana',
    isKept: true,
    searchTerms: ['ana', 'ana'],
  });
});

it('rejects a write without a document ID, which would leave out the terms', () => {
  expect(() => ofCollection().toFirestore({ name: 'Ana' })).toThrow('Writing to people');
});

it.each([
  ['collection', ofCollection],
  ['document', ofDocument],
])('omits the search terms when reading through the %s', (_, converter) => {
  const stored = { name: 'Ana', searchTerms: ['ana'] };
  expect(converter().fromFirestore({ data: () => stored })).toEqual({ name: 'Ana' });
});

it('returns the terms for an update of a searched field', () => {
  expect(terms('ana', { name: 'Eva' })).toEqual({ searchTerms: ['ana', 'eva'] });
});
