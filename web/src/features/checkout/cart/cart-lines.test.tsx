import { describe, expect, it, vi } from 'vitest';
import { cartStore, useCart } from '../../../shared/cart/cart-store.ts';
import { render } from '../../../shared/testing/render.tsx';
import { CartLines } from './cart-lines.tsx';

const drill = { SKU: 'HD55S', Name: 'Drill', Price: '$91.00', 'thumbnail Photo Name': '' };
const cap = { SKU: 'HC1', Name: 'Cap', Price: '$20.50', 'thumbnail Photo Name': '' };

function LiveCart({ announce }: { announce: (message: string) => void }) {
  return <CartLines cart={useCart()} announce={announce} />;
}

async function open() {
  cartStore.replace([
    { ...drill, quantity: 2 },
    { ...cap, quantity: 1 },
  ]);
  const announce = vi.fn();
  return { announce, ...(await render(<LiveCart announce={announce} />)) };
}

describe('CartLines', () => {
  it('shows what a line costs, and a piece where that differs', async () => {
    const { getAllByRole } = await open();
    const [first, second] = getAllByRole('listitem');
    expect(first?.textContent).toContain('$182.00');
    expect(first?.textContent).toContain('$91.00 each');
    expect(second?.textContent).toContain('$20.50');
    expect(second?.textContent).not.toContain('each');
  });

  it('tells what a changed quantity comes to', async () => {
    const { getByRole, getByDisplayValue, user, announce } = await open();
    await user.click(getByRole('button', { name: 'Increase quantity of Drill' }));
    expect(getByDisplayValue('3')).toBe(getByRole('textbox', { name: 'Quantity of Drill' }));
    expect(announce).toHaveBeenCalledExactlyOnceWith('Drill: quantity 3. Subtotal $293.50.');
  });

  it('keeps the keyboard in the cart when a line is removed', async () => {
    const { getByRole, queryByText, user, announce } = await open();
    await user.click(getByRole('button', { name: 'Remove Drill' }));
    expect(queryByText('Drill')).toBeNull();
    expect(announce).toHaveBeenCalledExactlyOnceWith(
      'Drill removed from your cart. Subtotal $20.50.',
    );
    expect(document.activeElement).toBe(getByRole('list', { name: 'Your Cart' }));
  });
});
