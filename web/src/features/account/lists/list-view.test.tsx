import type { Purchasability } from '@dental-shop/domain/money/purchasability';
import type { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { cartStore } from '../../../shared/cart/cart-store.ts';
import { catalogueData } from '../../../shared/catalogue/catalogue-data.ts';
import { changeList } from '../../../shared/lists/list-documents.ts';
import { render } from '../../../shared/testing/render.tsx';
import { ListView } from './list-view.tsx';
import type { Notice } from './notice-bar.tsx';

vi.mock(
  import('../../../shared/lists/list-documents.ts'),
  () => ({ changeList: vi.fn() }) as never,
);

const time = { toMillis: () => 1 } as Timestamp;
const product = (sku: string, price: Purchasability) => ({
  ...{ sku, name: `Part ${sku}`, price, category: 'Drills', thumbnail: '', dimensions: [] },
});
const products = [product('HD55S', 9_100), product('HC41', 2_600), product('KB12', 'call')];

async function open(lines: string[]) {
  const list = { id: 'ana-1', uid: 'ana', name: 'Monthly', createdAt: time, updatedAt: time };
  const notify = vi.fn<(notice: Notice) => void>();
  const showing = (shown: string[]) => (
    <ListView
      list={{ ...list, lines: shown }}
      change={() => undefined}
      notify={notify}
      onDelete={() => undefined}
    />
  );
  const view = await render(showing(lines), {
    content: ['lists'],
    pageData: { [catalogueData.search.url]: products },
  });
  const press = (name: string | RegExp) => view.user.click(view.getByRole('button', { name }));
  return { ...view, notify, press, show: (shown: string[]) => view.rerender(showing(shown)) };
}

const changed = () => vi.mocked(changeList).mock.lastCall;

beforeEach(() => {
  cartStore.replace([]);
  vi.mocked(changeList).mockReset();
});

it('shows current prices and changes quantities', async () => {
  const { getAllByRole, getByText, press } = await open(['HD55S 2', 'GONE-1 1']);
  const [drill, gone] = getAllByRole('listitem');
  expect(drill?.textContent).toContain('Part HD55S');
  expect(gone?.textContent).toContain('No longer in our catalogue');
  expect(getByText('$182.00')).toBeTruthy();
  await press('Increase quantity of Part HD55S');
  const lines = [
    { sku: 'HD55S', quantity: 3 },
    { sku: 'GONE-1', quantity: 1 },
  ];
  expect(changed()).toEqual(['ana-1', { lines }]);
});

it('adds up only the items that can be bought', async () => {
  const { getByText } = await open(['HD55S 2', 'KB12 3', 'HC41 1']);
  expect(getByText('$208.00')).toBeTruthy();
});

it('removes a line and restores it in the same position', async () => {
  const { press, notify, show } = await open(['HD55S 2', 'HC41 1']);
  await press('Remove Part HD55S from the list');
  expect(changed()).toEqual(['ana-1', { lines: [{ sku: 'HC41', quantity: 1 }] }]);
  const notice = notify.mock.lastCall?.[0];
  expect(notice?.text).toBe('Part HD55S was removed from the list.');
  show(['HC41 5']);
  notice?.undo?.act();
  const lines = [
    { sku: 'HD55S', quantity: 2 },
    { sku: 'HC41', quantity: 5 },
  ];
  expect(changed()).toEqual(['ana-1', { lines }]);
  expect(notify.mock.lastCall?.[0].text).toBe('Part HD55S is back on the list.');
});

it('adds the whole list to the cart immediately if every line is available', async () => {
  const { press, findByText } = await open(['HD55S 2', 'HC41 1']);
  await press('Add all to cart');
  expect(await findByText('3 pieces were added to your cart.')).toBeTruthy();
  expect(localStorage.getItem('cart')).toMatch(/HD55S.*HC41/);
});

it('asks for confirmation before adding the rest if some lines are unavailable', async () => {
  const { press, getByRole, queryByRole } = await open(['HD55S 2', 'GONE-1 1']);
  await press('Add all to cart');
  const dialog = getByRole('dialog');
  expect(dialog.textContent).toContain('We can’t add the full quantity of this item');
  expect(dialog.textContent).toContain('Product (GONE-1) (GONE-1): No longer in our catalogue');
  await press('Cancel');
  expect(localStorage.getItem('cart')).toBe('[]');
  await press('Add all to cart');
  await press('Add the rest to cart');
  expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([
    { SKU: 'HD55S', quantity: 2 },
  ]);
  expect(queryByRole('dialog', { hidden: false })).toBeNull();
});

it('renames a list but rejects an empty name', async () => {
  const { press, getByRole, user, getByText } = await open(['HD55S 2']);
  await press('Rename');
  const field = getByRole('textbox', { name: 'List name' });
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(getByText('Enter a name for the list.')).toBeTruthy();
  await user.type(field, ' Surgery  kit {Enter}');
  expect(changed()).toEqual(['ana-1', { name: 'Surgery kit' }]);
});
