import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import type { CatalogueHistoryEntry } from '@dental-shop/domain/api/staff/catalogue-calls';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../shared/api/query-client.ts';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { staffQuery } from '../staff-queries.ts';
import { catalogueRow, refusal } from '../testing/fixtures.ts';
import CataloguePage from './catalogue-page.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const checked: StaffOutput<'checkCatalogue'> = {
  version: 3,
  today: '2026-11-27',
  timeZone: 'America/Los_Angeles',
  rows: [catalogueRow],
  counts: { 'no-price': 0, 'no-picture': 0, hidden: 0, 'no-description': 0, 'no-spanish': 0 },
};

const entry: CatalogueHistoryEntry = {
  changeId: 'c1',
  when: '2026-11-27T10:00:00Z',
  who: 'ana@example.com',
  source: 'edit',
  effectiveOn: '2026-11-27',
  state: 'in-effect',
  canUndo: true,
  products: [],
};

beforeEach(() => {
  call.mockReset();
  queryClient.clear();
  window.innerWidth = 390;
  vi.spyOn(console, 'warn').mockReturnValue();
});

const open = (view = 'products') =>
  render(<CataloguePage />, { path: `/staff/catalogue?view=${view}`, content: ['staff'] });

/** Saves a change. The page then refetches the catalogue. */
async function editProduct() {
  call
    .mockResolvedValueOnce(checked)
    .mockResolvedValueOnce({ version: 4, changeId: 'c1', problems: [], kitsOnSale: [] });
  const page = await open();
  await page.user.click(await page.findByRole('button', { name: 'Edit I4510' }));
  await page.user.selectOptions(
    page.getByRole('combobox', { name: 'Availability' }),
    'Out of stock',
  );
  await page.user.click(page.getByRole('button', { name: 'Save' }));
  return page;
}

/** Fetching the catalogue again takes forever. */
async function saveChange() {
  call.mockReturnValue(new Promise(() => undefined));
  const page = await editProduct();
  await page.findByText('I4510 was changed.');
  return page;
}

it('undoes a change right after it was saved', async () => {
  const { user, getByRole, findByText } = await saveChange();
  call.mockResolvedValueOnce({ version: 5, changeId: 'c2', problems: [], kitsOnSale: [] });
  await user.click(getByRole('button', { name: 'Undo' }));
  const undo = { changeId: 'c1', version: 4 };
  expect(call).toHaveBeenCalledWith('undoCatalogueChange', undo);
  const done = await findByText('The change was undone.');
  expect(document.activeElement?.contains(done)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

it("explains why a change wasn't undone, and closes the message", async () => {
  const { user, getByRole, findByText, queryByText } = await saveChange();
  call
    .mockRejectedValueOnce(refusal('catalogue-changed'))
    .mockReturnValueOnce(new Promise(() => undefined));
  await user.click(getByRole('button', { name: 'Undo' }));
  expect(await findByText(/nothing was undone/)).toBeTruthy();
  await user.click(getByRole('button', { name: 'Close' }));
  expect(queryByText('I4510 was changed.')).toBeNull();
});

it('shows a change that was just saved, even if staff edit the product again before it is fetched', async () => {
  const page = await saveChange();
  await page.user.click(page.getByRole('button', { name: 'Edit I4510' }));
  const stock = () => page.getByRole('combobox', { name: 'Availability' });
  expect(stock()).toMatchObject({ value: 'usual' });
  const availability = { kind: 'out-of-stock', until: null } as const;
  const fetched = { ...checked, version: 4, rows: [{ ...catalogueRow, availability }] };
  queryClient.setQueryData(staffQuery('checkCatalogue', {}).queryKey, fetched);
  await vi.waitFor(() => expect(stock()).toMatchObject({ value: 'out-of-stock' }));
});

it("doesn't overwrite a colleague's change, even if staff save again", async () => {
  const changed = { ...checked, version: 4, rows: [{ ...catalogueRow, price: '$150.00' }] };
  call
    .mockResolvedValueOnce(checked)
    .mockRejectedValueOnce(refusal('catalogue-changed'))
    .mockResolvedValueOnce(changed)
    .mockRejectedValue(refusal('catalogue-changed'));
  const { user, getByRole, findByRole, findByText } = await open();
  await user.click(await findByRole('button', { name: 'Edit I4510' }));
  await user.selectOptions(getByRole('combobox', { name: 'Price' }), 'Call for price');
  await user.click(getByRole('button', { name: 'Save' }));
  expect((await findByRole('alert')).textContent).toContain('Someone else has just changed');
  await findByText('$150.00');
  await user.click(getByRole('button', { name: 'Save' }));
  const saves = () => call.mock.calls.filter(([name]) => name === 'changeProducts');
  await vi.waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves().map(([, input]) => input)).toMatchObject([{ version: 3 }, { version: 3 }]);
  expect((await findByRole('alert')).textContent).toContain('Someone else has just changed');
});

it("still offers Undo if the catalogue can't be fetched again", async () => {
  call.mockRejectedValue(new Error('offline'));
  const { getByRole, findByText } = await editProduct();
  await findByText('We couldn’t load the catalogue.');
  expect(getByRole('button', { name: 'Undo' })).toBeTruthy();
});

it('keeps focus while the history loads another page', async () => {
  call.mockResolvedValueOnce({ version: 3, entries: [entry], next: 'c1' });
  const { user, findByRole, getByRole } = await open('history');
  const next = await findByRole('button', { name: 'Next' });
  call.mockReturnValueOnce(new Promise(() => undefined));
  await user.click(next);
  expect(document.activeElement).toBe(getByRole('button', { name: 'Next' }));
});

it('moves focus to the entry whose change was undone', async () => {
  call.mockResolvedValueOnce({ version: 3, entries: [entry], next: null });
  const { user, findByRole, findByText, getByRole } = await open('history');
  const undo = await findByRole('button', { name: 'Undo' });
  call.mockResolvedValueOnce({ version: 4, changeId: 'c2', problems: [], kitsOnSale: [] });
  const undone: CatalogueHistoryEntry = { ...entry, state: 'undone', canUndo: false };
  call.mockResolvedValueOnce({ version: 4, entries: [undone], next: null });
  await user.click(undo);
  await findByText('Undone');
  expect(document.activeElement).toBe(getByRole('listitem'));
});
