import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { asStaff } from '../testing/as-staff.tsx';
import { orderFixture } from '../testing/fixtures.ts';
import { OrderActions } from './order-actions.tsx';

const open = (uid: string) =>
  render(
    asStaff(
      <OrderActions orderId="order" order={orderFixture({ uid })} onNews={() => undefined} />,
    ),
    { content: ['staff'] },
  );

it("offers the refund of a customer's order", async () => {
  const { getByRole } = await open('ana');
  expect(getByRole('button', { name: 'Refund' })).toBeTruthy();
});

it("offers no refund of a staff member's own order, and says why", async () => {
  const { queryByRole, getByText } = await open('staff-eva');
  expect(queryByRole('button', { name: 'Refund' })).toBeNull();
  expect(getByText(/^This is an order of your own/)).toBeTruthy();
});
