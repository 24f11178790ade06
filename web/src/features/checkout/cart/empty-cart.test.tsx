import { beforeEach, expect, it, vi } from 'vitest';
import { catalogueData } from '../../../shared/catalogue/catalogue-data.ts';
import { useSignedInSession } from '../../../shared/session/use-session.ts';
import { useStaffClaim } from '../../../shared/session/use-stored-claims.ts';
import { render } from '../../../shared/testing/render.tsx';
import { EmptyCart } from './empty-cart.tsx';

vi.mock(
  import('../../../shared/session/use-session.ts'),
  () => ({ useSignedInSession: vi.fn() }) as never,
);
vi.mock(import('../../../shared/session/use-stored-claims.ts'), () => ({ useStaffClaim: vi.fn() }));

const categories = [
  { name: 'Implants', thumbnail: '', hidden: false },
  { name: 'Drills', thumbnail: '', hidden: false },
  { name: 'Motor & Handpiece', thumbnail: '', hidden: true },
];

const open = () =>
  render(<EmptyCart />, { pageData: { [catalogueData.categories.url]: categories } });

beforeEach(() => {
  vi.mocked(useStaffClaim).mockReturnValue(false);
  vi.mocked(useSignedInSession).mockReturnValue({
    status: 'signed-in',
    user: { uid: 'ana', email: 'ana@example.com' },
  });
});

it('links visitors to the products and every visible category', async () => {
  vi.mocked(useSignedInSession).mockReturnValue(undefined);
  const { getAllByRole, queryByRole } = await open();
  const links = getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Continue Shopping', '/products'],
    ['Implants', '/products/Implants'],
    ['Drills', '/products/Drills'],
  ]);
  expect(queryByRole('button')).toBeNull();
});

it('also offers customers their last order and their lists', async () => {
  const { getByRole } = await open();
  expect(getByRole('button', { name: 'Reorder Last Order' })).toBeTruthy();
  expect(getByRole('link', { name: 'My Lists' }).getAttribute('href')).toBe('/account?tab=lists');
});

it("doesn't offer Reorder to staff", async () => {
  vi.mocked(useStaffClaim).mockReturnValue(true);
  const { queryByRole } = await open();
  expect(queryByRole('button')).toBeNull();
});

it('omits the categories if they fail to load', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  const { findByRole, queryByRole } = await render(<EmptyCart />);
  await findByRole('link', { name: 'Continue Shopping' });
  expect(queryByRole('navigation')).toBeNull();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
