import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { asStaff } from '../../testing/as-staff.tsx';
import { accountFixture, refusal } from '../../testing/fixtures.ts';
import AccountsPage, { AccountsTabs } from './accounts-page.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
vi.mock('reactfire', () => ({ useFirestore: () => undefined }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  query: () => undefined,
}));
vi.mock('../../../../shared/firestore/collections.ts', () => ({ users: () => undefined }));
vi.mock('../../use-live-collection.ts', () => ({ useLiveCollection: () => 'loading' }));
vi.mock('../../table/use-table-pages.tsx', () => ({
  useTablePages: () => ({
    ...{ rows: [accountFixture()], pager: {}, pageKey: '', isUnreachable: false, listener: null },
  }),
}));
const call = vi.mocked(callStaff);

it('links to the list for each status and marks the current one', async () => {
  const { getByRole, getAllByRole } = await render(<AccountsTabs current="declined" />, {
    content: ['staff'],
  });
  expect(getByRole('tablist', { name: 'Accounts by status' })).toBeTruthy();
  const tabs = getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('href')]);
  expect(tabs).toEqual([
    ['Pending', '/staff/accounts?status=pending'],
    ['Approved', '/staff/accounts?status=approved'],
    ['Declined', '/staff/accounts?status=declined'],
    ['Suspended', '/staff/accounts?status=suspended'],
    ['License expiring', '/staff/accounts?status=expiring'],
  ]);
  expect(getByRole('tab', { selected: true }).textContent).toBe('Declined');
});

it('shows how many licenses expire soon', async () => {
  queryClient.setQueryData(['readWorkCounts', {}], { expiringLicenses: 3 });
  const { getByRole } = await render(<AccountsTabs current="pending" />, { content: ['staff'] });
  expect(getByRole('tab', { name: 'License expiring (3)' })).toBeTruthy();
  queryClient.clear();
});

it('marks no tab during a search', async () => {
  const { queryByRole } = await render(<AccountsTabs current={undefined} />, {
    content: ['staff'],
  });
  expect(queryByRole('tab', { selected: true })).toBeNull();
});

describe('after switching to another tab', () => {
  const facts = { emailVerified: true, lastSignInAt: null, duplicates: [], formerAccounts: [] };
  let finishInspection: (emailVerified: boolean) => void;
  let finishDecision: (error?: unknown) => void;

  beforeEach(() => {
    window.innerWidth = 390;
    queryClient.clear();
    call.mockReset();
    const inspected = new Promise<boolean>((resolve) => {
      finishInspection = resolve;
    });
    const decided = new Promise<void>((resolve, reject) => {
      finishDecision = (error) => (error === undefined ? resolve() : reject(error));
    });
    call.mockImplementation(async (name) => {
      if (name === 'inspectAccounts') {
        return { accounts: [{ uid: 'ana', ...facts, emailVerified: await inspected }] } as never;
      }
      await decided;
      return { uid: 'ana', status: 'approved', auditId: 'entry' } as never;
    });
  });

  async function approveAndSwitch() {
    const page = await render(asStaff(<AccountsPage />), { content: ['staff'] });
    await page.user.click(page.getByRole('button', { name: 'Approve Ana Muñoz' }));
    await page.user.click(page.getByRole('tab', { name: 'Declined' }));
    return page;
  }

  it('still confirms an approval', async () => {
    const { findByText } = await approveAndSwitch();
    finishInspection(true);
    finishDecision();
    expect(await findByText('Approved: Ana Muñoz.')).toBeTruthy();
  });

  it('still explains why an approval failed', async () => {
    const { findByRole } = await approveAndSwitch();
    finishInspection(true);
    finishDecision(refusal('staff-only'));
    expect((await findByRole('alert')).textContent).toBe('Ana Muñoz: Only staff can do this.');
  });

  it('still asks for a confirmation, and saves the approval', async () => {
    const { findByRole, findByText, user } = await approveAndSwitch();
    finishInspection(false);
    const dialog = await findByRole('dialog', { name: 'Approve Ana Muñoz?' });
    await user.click(within(dialog).getByRole('button', { name: 'Approve anyway' }));
    finishDecision();
    expect(await findByText('Approved: Ana Muñoz.')).toBeTruthy();
  });
});
