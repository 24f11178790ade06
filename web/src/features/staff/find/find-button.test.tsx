import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import type { Language } from '@dental-shop/domain/language/language';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../shared/api/query-client.ts';
import { render } from '../../../shared/testing/render.tsx';
import { asStaff } from '../testing/as-staff.tsx';
import { refusal } from '../testing/fixtures.ts';
import { FindButton } from './find-button.tsx';

const { call, checkCatalogue } = vi.hoisted(() => ({ call: vi.fn(), checkCatalogue: vi.fn() }));
vi.mock('../call-staff.ts', () => ({
  callStaff: (name: string, input: unknown) =>
    name === 'checkCatalogue' ? checkCatalogue() : call(name, input),
}));
vi.mock('../shell/office-clock.tsx', () => ({
  OfficeClock: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('../../../shared/catalogue/site-finder.ts', () => ({
  loadSiteFinder: async () => (text: string) => ({
    isMatch: text === 'i4510',
    exact: undefined,
    pages: [],
    products: text === 'i4510' ? [{ sku: 'I4510', name: 'Implant 4.5', category: 'Implants' }] : [],
  }),
}));

const none = { rows: [], isSimilar: false, hasMore: false };
const nothing: StaffOutput<'findAnything'> = {
  accounts: none,
  orders: none,
  shipments: none,
  returns: none,
  complaints: none,
  messages: none,
};
const ana = { id: 'u1', name: 'Ana Muñoz', email: 'ana@example.com', status: 'approved' } as const;
const order = {
  id: 'o1',
  number: 'K7QM-3XW7',
  customerName: 'Ana Muñoz',
  amount: 12_500,
  currency: 'usd',
  status: 'completed',
  createdAt: '2026-11-01T12:00:00.000Z',
} as const;

const hiddenImplant = {
  sku: 'I4511',
  name: 'Implant 4.5 long',
  category: 'Implants',
  hidden: true,
};

const found: StaffOutput<'findAnything'> = {
  ...nothing,
  accounts: { rows: [ana], isSimilar: false, hasMore: false },
  orders: { rows: [order], isSimilar: false, hasMore: true },
};

beforeEach(() => {
  queryClient.clear();
  call.mockReset();
  call.mockResolvedValue(found);
  checkCatalogue.mockResolvedValue({
    rows: [hiddenImplant, { ...hiddenImplant, sku: 'I4512', hidden: false }],
  });
});
afterEach(() => vi.restoreAllMocks());

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <FindButton />
      <output aria-label="address">{pathname + search}</output>
    </>
  );
}

async function open(language: Language = 'en') {
  const page = await render(asStaff(<Page />), { language, content: ['staff'] });
  const address = () => page.getByRole('status', { name: 'address', hidden: true }).textContent;
  await page.user.keyboard('{Control>}k{/Control}');
  const field = await page.findByRole('combobox');
  const title = language === 'en' ? 'Find anything' : 'Buscar en todo';
  expect(page.getByRole('dialog', { name: title }).contains(field)).toBe(true);
  return { ...page, address, field };
}

it('opens with the shortcut and lists screens until staff type', async () => {
  const { field, getByRole, getAllByRole } = await open();
  expect(document.activeElement).toBe(field);
  expect(getByRole('group', { name: 'Go to' })).toBeTruthy();
  expect(getAllByRole('option')[0]?.textContent).toBe('Overview');
  expect(call).not.toHaveBeenCalled();
});

it('groups results from the server and opens the highlighted one', async () => {
  const { user, field, address, findByRole, getByRole, queryByRole } = await open();
  await user.type(field, 'muñoz');
  const account = await findByRole('option', { name: /ana@example.com/ });
  expect(call).toHaveBeenCalledExactlyOnceWith('findAnything', { query: 'muñoz' });
  expect(field.getAttribute('aria-activedescendant')).toBe(account.id);
  expect(getByRole('group', { name: 'Orders' }).textContent).toContain('K7QM-3XW7 · Ana Muñoz');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/staff/orders/o1');
  expect(queryByRole('dialog')).toBeNull();
});

it('links to the list if there are more results', async () => {
  const { user, field, address, findByRole } = await open();
  await user.type(field, 'muñoz');
  await user.click(await findByRole('option', { name: 'Show all' }));
  expect(address()).toBe('/staff/orders?search=mu%C3%B1oz');
});

it('shows that older records were not searched, and links to the list', async () => {
  call.mockResolvedValue({ ...nothing, orders: { ...none, hasMore: true } });
  const { user, field, address, findByRole, findByText } = await open();
  await user.type(field, 'ana muñoz');
  const older = await findByRole('option', { name: /Search older ones/ });
  expect(await findByText('0 results')).toBeTruthy();
  await user.click(older);
  expect(address()).toBe('/staff/orders?search=ana+mu%C3%B1oz');
});

it('labels similar names and lists them after exact matches', async () => {
  call.mockResolvedValue({ ...found, accounts: { ...found.accounts, isSimilar: true } });
  const { user, field, findByRole, getAllByRole } = await open();
  await user.type(field, 'muñoz');
  await findByRole('group', { name: 'Accounts with a similar name' });
  expect(getAllByRole('option')[0]?.textContent).toContain('K7QM-3XW7');
});

it('presses a button with Enter instead of opening the highlighted result', async () => {
  const { user, field, address, queryByRole, findByRole } = await open();
  await user.type(field, 'muñoz');
  await findByRole('option', { name: /ana@example.com/ });
  await user.tab();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/');
});

it('opens the result chosen with the arrow keys, even while the search runs', async () => {
  call.mockReturnValue(new Promise(() => undefined));
  const { user, field, address } = await open();
  await user.type(field, 'disputed{ArrowDown}{ArrowUp}{Enter}');
  expect(address()).toBe('/staff/orders?status=disputed');
});

it('highlights the first result from the server, even if a product was listed before it', async () => {
  let respond: (groups: typeof found) => void = () => {};
  call.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const { user, field, findByRole } = await open();
  await user.type(field, 'i4510');
  const product = await findByRole('option', { name: /^Implant 4.5/ });
  expect(field.getAttribute('aria-activedescendant')).toBe(product.id);
  respond(found);
  const account = await findByRole('option', { name: /ana@example.com/ });
  expect(field.getAttribute('aria-activedescendant')).toBe(account.id);
});

it('opens the first result if Enter is pressed before the results arrive', async () => {
  const { user, field, address } = await open();
  await user.type(field, 'muñoz{Enter}');
  await vi.waitFor(() => expect(address()).toBe('/staff/accounts/u1'));
});

it('opens nothing if staff press Escape before the results arrive', async () => {
  let respond: (groups: typeof found) => void = () => {};
  call.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const { user, field, address, queryByRole } = await open();
  await user.type(field, 'muñoz{Enter}{Escape}');
  await vi.waitFor(() => expect(queryByRole('dialog')).toBeNull());
  await act(async () => respond(found));
  expect(address()).toBe('/');
});

it('moves from the first option to the last and back', async () => {
  const { user, field, getAllByRole } = await open();
  const options = getAllByRole('option');
  await user.type(field, '{ArrowUp}');
  expect(field.getAttribute('aria-activedescendant')).toBe(options.at(-1)?.id);
  await user.type(field, '{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
});

it('finds products and screens without the server', async () => {
  call.mockResolvedValue(nothing);
  const { user, field, findByRole } = await open();
  await user.type(field, 'i4510');
  expect(await findByRole('option', { name: /Implant 4.5/ })).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'attention');
  expect(await findByRole('option', { name: 'Orders that need attention' })).toBeTruthy();
});

it.each([
  ['i4510', 'Implant 4.5I4510'],
  ['I4511', 'Implant 4.5 longI4511 · Hidden'],
])('leads to %s in the catalogue, even if the product is hidden', async (sku, text) => {
  call.mockResolvedValue(nothing);
  const { user, field, address, findByRole } = await open();
  await user.type(field, sku);
  const product = await findByRole('option', { name: /Implant/ });
  expect(product.textContent).toBe(text);
  await user.click(product);
  expect(address()).toBe(`/staff/catalogue?search=${sku.toUpperCase()}`);
});

it('announces the number of results', async () => {
  const { user, field, findByText } = await open();
  await user.type(field, 'muñoz');
  expect(await findByText('2 results')).toBeTruthy();
});

it.each([
  [
    'en',
    'No results for “muñozx”. Try an order number, a name, an email address, a SKU, or a lot.',
    'Enter at least two letters or digits.',
  ],
  [
    'es',
    'No hay resultados para “muñozx”. Pruebe con un número de pedido, un nombre, un correo electrónico, un SKU o un lote.',
    'Escriba al menos dos letras o dígitos.',
  ],
] as const)(
  'suggests what to search for if nothing matches (%s)',
  async (language, nothingFound, tooShort) => {
    call.mockResolvedValue(nothing);
    const { user, field, findByText, queryByRole } = await open(language);
    await user.type(field, 'muñozx');
    expect(await findByText(nothingFound)).toBeTruthy();
    expect(queryByRole('listbox')).toBeNull();
    await user.clear(field);
    await user.type(field, '7');
    expect(await findByText(tooShort)).toBeTruthy();
  },
);

it('shows a failure and tries again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  call.mockRejectedValueOnce(refusal('failed'));
  const { user, field, findByRole } = await open();
  await user.type(field, 'muñoz');
  expect((await findByRole('alert')).textContent).toContain('Something went wrong');
  await user.click(await findByRole('button', { name: 'Try again' }));
  expect(await findByRole('option', { name: /ana@example.com/ })).toBeTruthy();
});

it('closes with Escape and returns focus to the button', async () => {
  const page = await render(asStaff(<Page />), { content: ['staff'] });
  const [button] = page.getAllByRole('button', { name: /Find anything/ });
  await page.user.click(button as HTMLElement);
  await page.findByRole('combobox');
  await page.user.keyboard('{Escape}');
  await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
});
