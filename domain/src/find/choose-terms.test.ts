import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseTerms, decisiveRecords } from './choose-terms.ts';
import { type FindQuery, readFindQuery } from './find-query.ts';
import { nameTerms } from './find-terms.ts';

/** Newest first. */
type Names = readonly string[];

function read(search: string): FindQuery {
  const find = readFindQuery(search);
  if (!find) throw new Error(`${search} is too short`);
  return find;
}

const withAny = (names: Names, values: readonly string[]) =>
  names.filter((name) => nameTerms(name).some((term) => values.includes(term)));

const choose = (search: string, names: Names) => {
  const find = read(search);
  const { values, limit } = decisiveRecords(find);
  return chooseTerms(find, withAny(names, values).slice(0, limit).map(nameTerms));
};

/** Reads page by page, like a list or a download. */
function find(search: string, names: Names, pageSize = names.length): string[] {
  const { values, includes } = choose(search, names);
  const found = withAny(names, values);
  const pages = Array.from({ length: Math.ceil(found.length / pageSize) }, (_, page) =>
    found.slice(page * pageSize, (page + 1) * pageSize),
  );
  return pages.flatMap((page) => page.filter((name) => includes(nameTerms(name))));
}

it('finds only exact matches if there are any, even if names with a typo are newer', () => {
  const names = ['Ana Gomes', 'Ben Gomes', 'Ana Gomez'];
  expect(find('gomez', names)).toEqual(['Ana Gomez']);
  expect(find('ana gomez', names)).toEqual(['Ana Gomez']);
});

it('finds names with a typo if nothing matches exactly', () => {
  expect(find('gomez', ['Ana Gomes', 'Ben Ruiz'])).toEqual(['Ana Gomes']);
  expect(find('ana gomez', ['Ben Gomez', 'Ana Gomes'])).toEqual(['Ana Gomes']);
});

it('still finds an exact match that is older than the decisive records', () => {
  const names = [...Array.from({ length: 25 }, () => 'Ben Gomez'), 'Ana Gomez'];
  expect(find('ana gomez', names)).toEqual(['Ana Gomez']);
});

it('finds the same records for every page size and sort order', () => {
  const name = fc.constantFrom('Ana Gomez', 'Ana Gomes', 'Ben Gomez', 'Ben Gomes', 'Ana Ruiz');
  const search = fc.constantFrom('gomez', 'ana gomez', 'ben gomes', 'ana', 'anna gomez');
  fc.assert(
    fc.property(fc.array(name), search, fc.integer({ min: 1, max: 5 }), (names, text, size) => {
      const all = find(text, names);
      expect(find(text, names, size)).toEqual(all);
      const { values, includes } = choose(text, names);
      const oldestFirst = withAny(names.toReversed(), values);
      expect(oldestFirst.filter((each) => includes(nameTerms(each)))).toEqual(all.toReversed());
    }),
  );
});

it('needs only one decisive record for a single word, because every record with it matches exactly', () => {
  expect(decisiveRecords(read('gomez')).limit).toBe(1);
  expect(decisiveRecords(read('ana gomez')).limit).toBe(25);
});

it('never finds similar numbers', () => {
  const find = read('k7qm-3xw7');
  expect(chooseTerms(find, [])).toMatchObject({ isExact: true, values: find.values });
});
