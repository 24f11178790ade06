import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { asStaff } from '../testing/as-staff.tsx';
import { accountFixture } from '../testing/fixtures.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { Decisions } from './use-decisions.ts';

const rows = [
  accountFixture(),
  accountFixture({ id: 'ben', name: 'Ben Osei' }),
  accountFixture({ id: 'eva', name: 'Eva Lind' }),
];

const request = vi.fn();
const decisions: Decisions = {
  request,
  question: undefined,
  submitReason: vi.fn(),
  undo: vi.fn(),
  dismiss: vi.fn(),
  busy: false,
  outcome: undefined,
};

function Bar({ initial }: { initial: readonly string[] }) {
  const [uids, setUids] = useState(initial);
  const selected = rows.filter(({ id }) => uids.includes(id));
  return <SelectionBar rows={rows} selected={selected} onSelect={setUids} decisions={decisions} />;
}

const open = (initial: readonly string[] = []) =>
  render(asStaff(<Bar initial={initial} />), { content: ['staff'] });

it('offers no decision while nothing is selected', async () => {
  const { getByRole, queryByRole } = await open();
  expect(getByRole('checkbox', { name: 'Select all shown' })).toHaveProperty('checked', false);
  expect(queryByRole('button')).toBeNull();
});

it('selects all accounts, decides on them, and clears the selection', async () => {
  const { getByRole, queryByRole, user } = await open();
  await user.click(getByRole('checkbox', { name: 'Select all shown' }));
  await user.click(getByRole('button', { name: 'Approve 3 accounts' }));
  expect(request).toHaveBeenCalledExactlyOnceWith(rows, 'approve');
  await user.click(getByRole('checkbox', { name: '3 selected' }));
  expect(queryByRole('button')).toBeNull();
});

it('selects the remaining accounts if some are already selected', async () => {
  const { getByRole, user } = await open(['ben']);
  expect(getByRole('button', { name: 'Approve Ben Osei' })).toBeTruthy();
  const all = getByRole('checkbox', { name: '1 selected' });
  expect(all.dataset.indeterminate).toBe('true');
  await user.click(all);
  expect(getByRole('checkbox', { name: '3 selected' })).toHaveProperty('checked', true);
});
