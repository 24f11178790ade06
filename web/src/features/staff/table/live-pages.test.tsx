import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { LivePages } from './live-pages.tsx';
import type { TablePages } from './use-table-pages.tsx';

type Rows = TablePages<object>['rows'];

const view = async (rows: Rows, isUnreachable = false) => {
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

it('shows the rows', async () => {
  expect(await view([{ id: 'o1' }, { id: 'o2' }])).toEqual(['Listener', 'o1', 'o2']);
});

it('shows that a list is empty, but not while it loads', async () => {
  expect(await view(undefined)).not.toContain('No orders');
  expect(await view([])).toEqual(['Listener', 'No orders']);
});

it("doesn't call a list empty if Firestore is unreachable", async () => {
  expect(await view([], true)).toEqual(['Listener', expect.stringContaining('the database')]);
});
