import { FirebaseError } from 'firebase/app';
import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { asStaff } from '../testing/as-staff.tsx';
import { orderFixture, refusal } from '../testing/fixtures.ts';
import { OrderActions } from './order-actions.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));

const open = (uid: string, changes: Parameters<typeof orderFixture>[0] = {}) =>
  render(
    asStaff(
      <OrderActions
        orderId="order"
        order={orderFixture({ uid, ...changes })}
        onMessage={() => undefined}
      />,
    ),
    { content: ['staff'] },
  );

it.each(['completed', 'disputed'] as const)(
  "offers a refund for a customer's %s order",
  async (status) => {
    const { getByRole } = await open('ana', { status });
    expect(getByRole('button', { name: 'Refund' })).toBeTruthy();
  },
);

it('shows packing as the only filled button while units are open', async () => {
  const { getByRole, unmount } = await open('ana');
  const pack = getByRole('link', { name: 'Pack order' });
  expect(pack.getAttribute('href')).toBe('/staff/shipping/orders/order');
  expect(document.querySelectorAll('.MuiButton-contained')).toHaveLength(1);
  unmount();
  for (const [uid, changes] of [
    ['ana', { toShip: false }],
    ['staff-eva', {}],
  ] as const) {
    const { queryByRole, unmount } = await open(uid, changes);
    expect(queryByRole('link', { name: 'Pack order' })).toBeNull();
    unmount();
  }
});

it("offers no refund for a staff member's own order and explains why", async () => {
  const { queryByRole, getByText } = await open('staff-eva');
  expect(queryByRole('button', { name: 'Refund' })).toBeNull();
  expect(getByText(/^This is your own order/)).toBeTruthy();
});

it('reuses the request ID if there was no response, but not after a rejection', async () => {
  const call = vi
    .mocked(callStaff)
    .mockRejectedValueOnce(new FirebaseError('functions/internal', 'Cut off.'))
    .mockRejectedValueOnce(refusal('request-id-used'))
    .mockRejectedValueOnce(refusal('order-disputed'))
    .mockResolvedValue({ refundId: 're_1', amount: 10_000, status: 'completed' });
  const { getByRole, findByRole, user } = await open('ana');
  const refund = async () => {
    await user.click(getByRole('button', { name: 'Refund' }));
    await user.type(getByRole('textbox', { name: 'Reason' }), 'Back');
    await user.click(getByRole('button', { name: 'Refund now' }));
  };
  const close = async () => {
    await findByRole('alert');
    await user.click(getByRole('button', { name: 'Cancel' }));
    await findByRole('button', { name: 'Refund' });
  };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await refund();
    await close();
  }
  await refund();
  const [first, again, another, last] = call.mock.calls.map(
    ([, input]) => 'requestId' in input && input.requestId,
  );
  expect(again).toBe(first);
  expect(another).not.toBe(first);
  expect(last).not.toBe(another);
});
