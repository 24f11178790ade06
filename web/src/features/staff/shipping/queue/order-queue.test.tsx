import { expect, it } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { orderFixture } from '../../testing/fixtures.ts';
import { useOrderRow } from './order-queue.tsx';

function Hints({ order }: { order: ReturnType<typeof orderFixture> }) {
  const orderRow = useOrderRow();
  return <p>{orderRow({ ...order, id: 'order' }).hints.join(', ')}</p>;
}

it('marks orders that were refunded by amount, but not those with refunded units only', async () => {
  const { container, rerender } = await render(
    <Hints order={orderFixture({ amountRefunded: 900 })} />,
    { content: ['staff'] },
  );
  expect(container.textContent).toBe('$9.00 refunded by amount: check before shipping');
  const lines = [{ sku: 'I4510', quantity: 1, shippedQuantity: 0 }];
  const lineRefunds = [{ requestId: 'r1', requestedAt: 0, lines, failed: false }];
  rerender(<Hints order={orderFixture({ amountRefunded: 12_500, lineRefunds })} />);
  expect(container.textContent).toBe('');
});
