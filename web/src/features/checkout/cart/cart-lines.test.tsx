import { describe, expect, it, vi } from 'vitest';
import { cartStore, useCart } from '../../../shared/cart/cart-store.ts';
import { UndoNotice } from '../../../shared/cart/undo-notice.tsx';
import { catalogueData } from '../../../shared/catalogue/catalogue-data.ts';
import { render } from '../../../shared/testing/render.tsx';
import { CartLines } from './cart-lines.tsx';

const drill = { SKU: 'HD55S', Name: 'Drill', Price: '$91.00', 'thumbnail Photo Name': '' };
const cap = { SKU: 'HC1', Name: 'Cap', Price: '$20.50', 'thumbnail Photo Name': '' };

function LiveCart({ announce }: { announce: (message: string) => void }) {
  const today = { cart: useCart(), notes: new Map() };
  return (
    <>
      <UndoNotice />
      <CartLines current={today} announce={announce} />
    </>
  );
}

async function open() {
  cartStore.replace([
    { ...drill, quantity: 2 },
    { ...cap, quantity: 1 },
  ]);
  const announce = vi.fn();
  const pageData = {
    [catalogueData.search.url]: [{ sku: 'HD55S', name: 'Drill', category: 'Drills' }],
  };
  return { announce, ...(await render(<LiveCart announce={announce} />, { pageData })) };
}

describe('CartLines', () => {
  it('shows the total of a line, and the unit price if it differs', async () => {
    const { getAllByRole } = await open();
    const [first, second] = getAllByRole('listitem');
    expect(first?.textContent).toContain('$182.00');
    expect(first?.textContent).toContain('$91.00 each');
    expect(second?.textContent).toContain('$20.50');
    expect(second?.textContent).not.toContain('each');
  });

  it('links the name of a product that is in the catalogue', async () => {
    const { findByRole, getByText } = await open();
    const link = await findByRole('link', { name: 'Drill' });
    expect(link.getAttribute('href')).toBe('/products/Drills/HD55S');
    expect(getByText('Cap').closest('a')).toBeNull();
  });

  it('announces the new subtotal when a quantity changes', async () => {
    const { getByRole, getByDisplayValue, user, announce } = await open();
    await user.click(getByRole('button', { name: 'Increase quantity of Drill' }));
    expect(getByDisplayValue('3')).toBe(getByRole('textbox', { name: 'Quantity of Drill' }));
    expect(announce).toHaveBeenCalledExactlyOnceWith('Drill: quantity 3. Subtotal $293.50.');
  });

  it('focuses the undo notice after a removal and restores the line', async () => {
    const { getByRole, queryByText, user, announce } = await open();
    await user.click(getByRole('button', { name: 'Remove Drill' }));
    expect(queryByText('Drill')).toBeNull();
    expect(announce).toHaveBeenCalledExactlyOnceWith(
      'Drill removed from your cart. Subtotal $20.50.',
    );
    expect(document.activeElement).toBe(getByRole('group', { name: 'Drill was removed.' }));
    await user.tab();
    expect(document.activeElement).toBe(getByRole('button', { name: 'Undo' }));
    await user.keyboard('{Enter}');
    expect(cartStore.read().map(({ SKU }) => SKU)).toEqual(['HD55S', 'HC1']);
    expect(queryByText('Drill was removed.')).toBeNull();
  });

  it('restores a cleared cart', async () => {
    const { getByRole, getAllByRole, queryAllByRole, user } = await open();
    await user.click(getByRole('button', { name: 'Clear Cart' }));
    expect(queryAllByRole('listitem')).toEqual([]);
    await user.click(getByRole('button', { name: 'Undo' }));
    expect(getAllByRole('listitem')).toHaveLength(2);
  });

  it('notes a price change since the item was added', async () => {
    const cart = [{ ...drill, quantity: 1 }];
    const notes = new Map([['HD55S', { kind: 'price', from: 8_000, to: 9_100 } as const]]);
    const lines = <CartLines current={{ cart, notes }} announce={vi.fn()} />;
    const { getByRole } = await render(lines);
    expect(getByRole('listitem').textContent).toContain(
      'The price was $80.00 each when you added it.',
    );
  });
});
