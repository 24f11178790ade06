import { beforeEach, describe, expect, it } from 'vitest';
import { cartStore } from '../../shared/cart/cart-store.ts';
import { catalogueData } from '../../shared/catalogue/catalogue-data.ts';
import { paths } from '../../shared/config/paths.ts';
import { render } from '../../shared/testing/render.tsx';
import SharedListPage from './shared-list-page.tsx';

const product = (sku: string, price: number | 'call') => ({
  ...{ sku, name: `Part ${sku}`, price, category: 'Drills', thumbnail: '', dimensions: [] },
});
const products = [product('HD55S', 9_100), product('CR1', 'call')];

const open = (lines: string, name = 'Monthly') =>
  render(<SharedListPage />, {
    path: paths.sharedList({ name, lines }),
    content: ['lists'],
    pageData: { [catalogueData.search.url]: products },
  });

const storedCart = () =>
  (JSON.parse(localStorage.getItem('cart') ?? '[]') as { SKU: string; quantity: number }[]).map(
    ({ SKU, quantity }) => `${SKU} ${quantity}`,
  );

beforeEach(() => cartStore.replace([]));

describe('SharedListPage', () => {
  it('adds to the existing cart only after confirmation', async () => {
    cartStore.replace([
      { SKU: 'HD55S', Name: '', Price: '$91.00', 'thumbnail Photo Name': '', quantity: 1 },
    ]);
    const { getByRole, findByRole, findByText, queryByRole, user } = await open('hd55s 4');
    expect((await findByRole('heading', { level: 1 })).textContent).toBe('Shared list: Monthly');
    expect(storedCart()).toEqual(['HD55S 1']);
    await user.click(getByRole('button', { name: 'Add these to my cart' }));
    expect(await findByText('4 pieces were added to your cart.')).toBeTruthy();
    expect(storedCart()).toEqual(['HD55S 5']);
    expect(getByRole('link', { name: 'View Cart' }).getAttribute('href')).toBe('/cart');
    expect(queryByRole('button', { name: 'Add these to my cart' })).toBeNull();
    expect(document.activeElement).toBe(getByRole('status'));
    await user.tab();
    expect(document.activeElement).toBe(getByRole('link', { name: 'View Cart' }));
  });

  it('explains why items are left out', async () => {
    const { findAllByRole, getByText, getByRole, user } = await open('HD55S 2|CR1 1|GONE-1 3|<b>');
    const [drill, remover, gone] = await findAllByRole('listitem');
    expect(drill?.textContent).toContain('Quantity: 2');
    expect(remover?.textContent).toContain('Not sold separately');
    expect(gone?.textContent).toContain('Product (GONE-1)');
    expect(gone?.textContent).toContain('No longer in our catalogue');
    expect(getByText('One line in the link couldn’t be read and was skipped.')).toBeTruthy();
    await user.click(getByRole('button', { name: 'Add these to my cart' }));
    expect(storedCart()).toEqual(['HD55S 2']);
  });

  it('has no button if nothing on the list is available', async () => {
    const { findByText, queryByRole } = await open('GONE-1 3');
    expect(
      await findByText('Nothing on this list can be added to the cart right now.'),
    ).toBeTruthy();
    expect(queryByRole('button')).toBeNull();
  });

  it('reports a link that contains no list', async () => {
    const { findByText, getByRole } = await open('', '');
    expect(await findByText(/This link doesn’t contain a list/)).toBeTruthy();
    expect(getByRole('heading', { level: 1 }).textContent).toBe('A list was shared with you');
  });
});
