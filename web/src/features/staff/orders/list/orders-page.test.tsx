import { expect, it } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import OrdersPage from './orders-page.tsx';

it('explains an inverted range and offers no download of it', async () => {
  const path = '/staff/orders?from=2026-03-02&to=2026-03-01';
  const { getByText, queryByRole } = await render(<OrdersPage />, {
    path,
    content: ['staff'],
  });
  expect(getByText('The “To” day is before the “From” day. Change one of them.')).toBeTruthy();
  expect(queryByRole('button', { name: 'Download CSV' })).toBeNull();
});
