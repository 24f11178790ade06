import { type FindQuery, readFindQuery } from '@dental-shop/domain/find/find-query';
import { nameTerms } from '@dental-shop/domain/find/find-terms';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { asStaff } from '../../testing/as-staff.tsx';
import { accountFixture } from '../../testing/fixtures.ts';
import type { Account } from '../accounts-query.ts';
import { useDecisionMessages } from '../decisions/use-decision-messages.ts';
import { useDecisions } from '../decisions/use-decisions.ts';
import { FoundAccounts } from './found-accounts.tsx';

const { stored } = vi.hoisted(() => ({ stored: [] as Account[] }));
vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
vi.mock('reactfire', () => ({ useFirestore: () => undefined }));
vi.mock('../../../../shared/firestore/collections.ts', () => ({ users: () => undefined }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  query: () => undefined,
  where: () => undefined,
}));
vi.mock('../../../../shared/firestore/use-server-collection.ts', () => ({
  useServerCollection: () => ({
    docs: stored.map((account) => ({ data: () => account })),
    metadata: { fromCache: false },
  }),
}));
vi.mock('../../table/use-table-pages.tsx', () => ({
  useTablePages: (_ordered: unknown, _order: unknown, size = 25) => ({
    rows: stored.slice(0, size),
    pager: { previous: undefined, next: size < stored.length ? () => {} : undefined },
    ...{ pageKey: '', isUnreachable: false, listener: null },
  }),
}));

function Search({ find }: { find: FindQuery }) {
  const decisions = useDecisions(useDecisionMessages());
  const search = 'smith dental';
  return <FoundAccounts find={find} filter={{ tab: 'pending', search }} decisions={decisions} />;
}

async function open() {
  const find = readFindQuery('smith dental');
  if (!find) throw new Error('The search is too short.');
  return render(asStaff(<Search find={find} />), { content: ['staff'] });
}

const store = (...names: readonly string[]) =>
  stored.splice(
    0,
    stored.length,
    ...names.map((name, index) => ({
      ...accountFixture({ id: String(index), name }),
      searchTerms: nameTerms(name),
    })),
  );

const others = (count: number) => Array.from({ length: count }, () => 'Jones Dental');

beforeEach(() => {
  // As cards, because the grid needs a layout.
  window.innerWidth = 390;
  vi.mocked(callStaff).mockRejectedValue(new Error('Offline.'));
});

it('checks 100 accounts for all words of a search, and shows how far it has searched', async () => {
  store(...others(60), 'Smith Dental', ...others(60));
  const { getAllByRole, getByText } = await open();
  expect(getAllByRole('listitem')).toHaveLength(1);
  expect(getByText('Smith Dental')).toBeTruthy();
  expect(
    getByText('1 result · 100 records searched on this page · Choose Next to keep searching'),
  ).toBeTruthy();
});

it('shows that nothing was found', async () => {
  store(...others(3));
  const { getByText, queryByRole } = await open();
  expect(queryByRole('listitem')).toBeNull();
  expect(getByText(/^No results\./)).toBeTruthy();
});
