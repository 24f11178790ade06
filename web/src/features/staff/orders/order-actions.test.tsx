import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { asStaff } from '../testing/as-staff.tsx';
import { orderFixture } from '../testing/fixtures.ts';
import { OrderActions } from './order-actions.tsx';

const open = (uid: string, changes: Parameters<typeof orderFixture>[0] = {}) =>
  render(
    asStaff(
      <OrderActions
        orderId="order"
        order={orderFixture({ uid, ...changes })}
        onNews={() => undefined}
      />,
    ),
    { content: ['staff'] },
  );

it.each(['completed', 'disputed'] as const)(
  "offers the refund of a customer's order that is %s",
  async (status) => {
    const { getByRole } = await open('ana', { status });
    expect(getByRole('button', { name: 'Refund' })).toBeTruthy();
  },
);

it("offers no refund of a staff member's own order, and says why", async () => {
  const { queryByRole, getByText } = await open('staff-eva');
  expect(queryByRole('button', { name: 'Refund' })).toBeNull();
  expect(getByText(/^This is an order of your own/)).toBeTruthy();
});
