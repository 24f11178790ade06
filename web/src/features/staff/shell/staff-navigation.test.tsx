import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../shared/api/query-client.ts';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { asStaff } from '../testing/as-staff.tsx';
import { StaffNavigation } from './staff-navigation.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const counts = {
  ...{ waiting: 5, attention: 1, unread: 6 },
  ...{ toShip: 3, returns: 2, complaints: 4, overdueComplaints: 0, expiringLicenses: 0 },
};

async function open(changes: Partial<typeof counts> = {}) {
  call.mockResolvedValue({ ...counts, ...changes });
  return render(asStaff(<StaffNavigation />), { content: ['staff'] });
}

beforeEach(() => {
  call.mockReset();
  queryClient.clear();
});

it('shows the number of open items in each area', async () => {
  const { findByRole, getByRole } = await open();
  expect(await findByRole('link', { name: 'To ship (3)' })).toBeTruthy();
  expect(getByRole('link', { name: 'Accounts (5)' })).toBeTruthy();
  expect(getByRole('link', { name: 'Needs attention (1)' })).toBeTruthy();
  expect(getByRole('link', { name: 'Messages (6)' })).toBeTruthy();
  expect(getByRole('link', { name: 'Returns (2)' })).toBeTruthy();
  expect(getByRole('link', { name: 'Complaints (4)' })).toBeTruthy();
  expect(getByRole('link', { name: 'Orders' })).toBeTruthy();
});

it('shows overdue complaints, and no count if nothing is waiting', async () => {
  const { findByRole, getByRole } = await open({ returns: 0, overdueComplaints: 1 });
  expect(await findByRole('link', { name: 'Complaints (4, 1 overdue)' })).toBeTruthy();
  expect(getByRole('link', { name: 'Returns' })).toBeTruthy();
});

it('works without counts', async () => {
  call.mockRejectedValue(new Error('Offline.'));
  const { getByRole } = await render(asStaff(<StaffNavigation />), { content: ['staff'] });
  expect(getByRole('link', { name: 'Complaints' })).toBeTruthy();
});
