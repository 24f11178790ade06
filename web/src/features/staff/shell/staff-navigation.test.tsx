import { expect, it, vi } from 'vitest';
import { queryClient } from '../../../shared/api/query-client.ts';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { asStaff } from '../testing/as-staff.tsx';
import { StaffNavigation } from './staff-navigation.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));

const open = () => {
  queryClient.clear();
  return render(asStaff(<StaffNavigation />), { content: ['staff'] });
};

it('counts the work that is waiting', async () => {
  const none = { toShip: 0, returns: 0, complaints: 0, overdueComplaints: 0 };
  vi.mocked(callStaff).mockResolvedValue({ ...none, toShip: 3 });
  const { findByRole, getByRole } = await open();
  const link = await findByRole('link', { name: 'To ship (3)' });
  expect(link.getAttribute('href')).toBe('/staff/shipping');
  expect(getByRole('link', { name: 'Orders' })).toBeTruthy();
});

it('shows the areas without counts if they could not be loaded', async () => {
  vi.mocked(callStaff).mockRejectedValue(new Error('offline'));
  const { findByRole } = await open();
  expect(await findByRole('link', { name: 'To ship' })).toBeTruthy();
});
