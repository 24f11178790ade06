import { expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { asStaff } from '../../testing/as-staff.tsx';
import { orderFixture } from '../../testing/fixtures.ts';
import { useLiveDocument } from '../../use-live-document.ts';
import PackOrderPage from './pack-order-page.tsx';

vi.mock('../../use-live-document.ts', () => ({ useLiveDocument: vi.fn() }));
vi.mock('./packing-area.tsx', () => ({ PackingArea: () => null }));
vi.mock('react-router-dom', async (original) => ({
  ...(await original<typeof import('react-router-dom')>()),
  useParams: () => ({ orderId: 'order' }),
}));
const live = vi.mocked(useLiveDocument);

it('warns before packing an order that was refunded by amount', async () => {
  live.mockReturnValue(orderFixture({ amountRefunded: 900 }));
  const { getByRole, unmount } = await render(asStaff(<PackOrderPage />), { content: ['staff'] });
  expect(getByRole('alert').textContent).toMatch(/^\$9\.00 was refunded by amount/);
  unmount();
  live.mockReturnValue(orderFixture({ amountRefunded: 0 }));
  const other = await render(asStaff(<PackOrderPage />), { content: ['staff'] });
  expect(other.queryByRole('alert')).toBeNull();
});
