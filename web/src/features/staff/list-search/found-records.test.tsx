import type { FindQuery } from '@dental-shop/domain/find/find-query';
import { nameTerms } from '@dental-shop/domain/find/find-terms';
import type { Query } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { FoundRecords } from './found-records.tsx';

interface Practice {
  id: string;
  name: string;
  searchTerms: string[];
}

const { stored } = vi.hoisted(() => ({ stored: [] as Practice[] }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  query: () => undefined,
  where: () => undefined,
}));
vi.mock('./use-chosen-terms.ts', async () => {
  const { chooseTerms, decisiveRecords } = await import('@dental-shop/domain/find/choose-terms');
  return {
    searchTermsOf: ({ searchTerms }: Practice) => searchTerms,
    useChosenTerms: (_ordered: unknown, find: FindQuery) => {
      const { values, limit } = decisiveRecords(find);
      const hits = stored.filter(({ searchTerms }) =>
        values.some((each) => searchTerms.includes(each)),
      );
      return chooseTerms(
        find,
        hits.slice(0, limit).map(({ searchTerms }) => searchTerms),
      );
    },
  };
});
vi.mock('../table/use-table-pages.tsx', async () => {
  const { useState } = await import('react');
  return {
    useTablePages: (_query: unknown, _order: string, size: number) => {
      const [page, setPage] = useState(0);
      const end = (page + 1) * size;
      return {
        rows: stored.slice(page * size, end),
        pageKey: String(page),
        pager: {
          previous: page > 0 ? () => setPage(page - 1) : undefined,
          next: end < stored.length ? () => setPage(page + 1) : undefined,
        },
        isUnreachable: false,
        listener: null,
      };
    },
  };
});

const practices = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);

/** In the list's order. */
function store(...names: readonly string[]): void {
  stored.splice(0);
  for (const name of names) stored.push({ id: name, name, searchTerms: nameTerms(name) });
}

async function search(text: string) {
  const list = (
    <FoundRecords label="Practices" search={text} ordered={{} as Query<Practice>}>
      {(rows) => rows.map(({ id, name }) => <article key={id}>{name}</article>)}
    </FoundRecords>
  );
  const page = await render(list, { content: ['staff'] });
  const shown = () => page.queryAllByRole('article').map(({ textContent }) => textContent);
  const press = (name: string) => page.user.click(page.getByRole('button', { name }));
  return { ...page, shown, press, status: () => page.getByRole('status').textContent };
}

beforeEach(() => store());

it('finds a record behind many newer ones that share a word', async () => {
  store(...practices(90, 'Jones Dental'), 'Smith Dental');
  const { shown, status } = await search('smith dental');
  expect(shown()).toEqual(['Smith Dental']);
  expect(status()).toBe('Including similar names: 1 result');
});

it('shows where the search stopped, and continues with the next page', async () => {
  store(...practices(100, 'Jones Dental'), 'Smith Dental');
  const { shown, status, press, getByRole } = await search('smith dental');
  expect(shown()).toEqual([]);
  expect(status()).toBe(
    'Including similar names: 0 results · 100 records searched on this page · Choose Next to keep searching',
  );
  await press('Next');
  expect(shown()).toEqual(['Smith Dental']);
  expect(status()).toBe('Including similar names: 1 result · 1 record searched on this page');
  // Pressed buttons keep focus, even if they've become unavailable.
  expect(document.activeElement).toBe(getByRole('button', { name: 'Next' }));
  await press('Previous');
  expect(status()).toContain('0 results');
});

it('shows at most 25 matches per page, and the same ones when paging back', async () => {
  const names = practices(130, 'Smith Dental');
  store(...names);
  const { shown, press } = await search('smith dental');
  const pages = [0, 25, 50, 75, 100, 125].map((start) => names.slice(start, start + 25));
  for (const page of pages) {
    expect(shown()).toEqual(page);
    await press('Next');
  }
  for (const page of pages.toReversed()) {
    expect(shown()).toEqual(page);
    await press('Previous');
  }
});

it('shows and labels names with a typo only if none of the newest records matches exactly', async () => {
  store('Smith Dental', 'Smyth Dental');
  const exact = await search('smith dental');
  expect(exact.shown()).toEqual(['Smith Dental']);
  exact.unmount();
  const similar = await search('smiht dental');
  expect(similar.shown()).toEqual(['Smith Dental']);
  expect(similar.status()).toBe('Including similar names: 1 result');
});
