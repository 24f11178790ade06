import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/api/query-client.ts';
import { render } from '../../shared/testing/render.tsx';
import StaffAccount from './staff-account.tsx';

const request = vi.hoisted(() => vi.fn());
vi.mock('../../shared/api/api-client.ts', () => ({ request }));

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});

const open = () =>
  render(<StaffAccount uid="eva" signIn={<p>Sign-in</p>} customer={<p>Customer</p>} />);

it('shows only the sign-in without a customer account', async () => {
  request.mockResolvedValue({ approved: false, status: null });
  expect(await (await open()).findByText('Sign-in')).toBeTruthy();
});

it('shows the customer account of staff who have one', async () => {
  request.mockResolvedValue({ approved: false, status: 'pending' });
  expect(await (await open()).findByText('Customer')).toBeTruthy();
});

it("shows the customer account if the status can't be loaded", async () => {
  request.mockRejectedValue(new Error('Offline.'));
  expect(await (await open()).findByText('Customer')).toBeTruthy();
});
