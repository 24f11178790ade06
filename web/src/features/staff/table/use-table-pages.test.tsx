import { act } from '@testing-library/react';
import type { Query, QuerySnapshot } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { useTablePages } from './use-table-pages.tsx';

interface Row {
  id: string;
}

const { listening } = vi.hoisted(() => ({
  listening: { report: (_snapshot: QuerySnapshot<Row>) => {} },
}));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  query: () => undefined,
  limit: () => undefined,
  startAfter: () => undefined,
}));
vi.mock('../../../shared/firestore/query-listener.tsx', () => ({
  QueryListener: ({ onChange }: { onChange: typeof listening.report }) => {
    listening.report = onChange;
    return null;
  },
}));

function receive(ids: readonly string[], fromCache = false): void {
  const docs = ids.map((id) => ({ id, data: () => ({ id }) }));
  const snapshot = { docs, empty: docs.length === 0, metadata: { fromCache } };
  act(() => listening.report(snapshot as unknown as QuerySnapshot<Row>));
}

function Pages() {
  const { rows, pager, isUnreachable, listener } = useTablePages({} as Query<Row>, '', 2);
  return (
    <>
      {listener}
      {rows?.map(({ id }) => (
        <article key={id}>{id}</article>
      ))}
      {isUnreachable && <p>Unreachable</p>}
      <button type="button" disabled={!pager.previous} onClick={pager.previous}>
        Previous
      </button>
      <button type="button" disabled={!pager.next} onClick={pager.next}>
        Next
      </button>
    </>
  );
}

async function openSecondPage() {
  const page = await render(<Pages />);
  receive(['a', 'b', 'c']);
  await page.user.click(page.getByRole('button', { name: 'Next' }));
  return { ...page, shown: () => page.queryAllByRole('article').map((row) => row.textContent) };
}

it('shows that Firestore is unreachable if the next page was never loaded', async () => {
  const { getByText, getByRole, shown, user } = await openSecondPage();
  receive([], true);
  expect(getByText('Unreachable')).toBeTruthy();
  expect(shown()).toEqual([]);
  await user.click(getByRole('button', { name: 'Previous' }));
  receive(['a', 'b', 'c'], true);
  expect(shown()).toEqual(['a', 'b']);
});

it('returns to the previous page once all rows of the page have left the query', async () => {
  const { queryByText, shown } = await openSecondPage();
  receive(['c']);
  expect(shown()).toEqual(['c']);
  receive([]);
  receive(['a', 'b']);
  expect(shown()).toEqual(['a', 'b']);
  expect(queryByText('Unreachable')).toBeNull();
});
