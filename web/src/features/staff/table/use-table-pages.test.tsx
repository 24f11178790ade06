import { act } from '@testing-library/react';
import type { Query, QuerySnapshot } from 'firebase/firestore';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { LivePages, type TablePages, useTablePages } from './use-table-pages.tsx';

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

type Rows = TablePages<object>['rows'];

const showList = async (rows: Rows, isUnreachable = false) => {
  const pages = {
    ...{ rows, isUnreachable, pageKey: '', listener: <p>Listener</p> },
    pager: { previous: undefined, next: undefined },
  };
  const list = (
    <LivePages pages={pages} empty={<p>No orders</p>}>
      {(shown) => shown.map(({ id }) => <p key={id}>{id}</p>)}
    </LivePages>
  );
  const { container } = await render(list, { content: ['staff'] });
  return [...container.querySelectorAll('p, [role="alert"]')].map(({ textContent }) => textContent);
};

describe('LivePages', () => {
  it('shows the rows', async () => {
    expect(await showList([{ id: 'o1' }, { id: 'o2' }])).toEqual(['Listener', 'o1', 'o2']);
  });

  it('shows that a list is empty, but not while it loads', async () => {
    expect(await showList(undefined)).not.toContain('No orders');
    expect(await showList([])).toEqual(['Listener', 'No orders']);
  });

  it("doesn't call a list empty if Firestore is unreachable", async () => {
    expect(await showList([], true)).toEqual(['Listener', expect.stringContaining('the database')]);
  });
});
