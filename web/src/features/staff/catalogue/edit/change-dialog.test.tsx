import type { CatalogueRowNow } from '@dental-shop/domain/api/staff/catalogue-calls';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { catalogueRow } from '../../testing/fixtures.ts';
import { ChangeDialog } from './change-dialog.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const drill = { ...catalogueRow, sku: 'HD55S', price: '$91.00' };

async function open(rows: readonly CatalogueRowNow[] = [catalogueRow]) {
  const onSaved = vi.fn();
  const dialog = (
    <ChangeDialog rows={rows} version={3} today="2026-11-27" onClose={vi.fn()} onSaved={onSaved} />
  );
  return { onSaved, ...(await render(dialog, { content: ['staff'] })) };
}

beforeEach(() => {
  call.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue();
});

it('saves a new price from a later day', async () => {
  call.mockResolvedValue({ version: 4, changeId: 'c1', problems: [], kitsOnSale: [] });
  const { getByRole, getByLabelText, onSaved, user } = await open();
  const amount = getByLabelText('Amount in US dollars');
  await user.clear(amount);
  await user.type(amount, '145');
  await user.selectOptions(getByRole('combobox', { name: 'Takes effect' }), 'On a later day');
  await user.type(getByLabelText('Day'), '2027-01-01');
  await user.click(getByRole('button', { name: 'Save' }));
  const changes = [{ sku: 'I4510', price: '$145.00' }];
  expect(call).toHaveBeenCalledExactlyOnceWith('changeProducts', {
    version: 3,
    changes,
    effectiveOn: '2027-01-01',
    source: 'edit',
  });
  expect(onSaved).toHaveBeenCalledExactlyOnceWith({
    changeId: 'c1',
    skus: ['I4510'],
    effectiveOn: '2027-01-01',
    kitsOnSale: [],
  });
});

const holiday = [
  { changeId: 'c1', effectiveOn: '2026-12-20', price: '$119.00' },
  { changeId: 'c2', effectiveOn: '2027-03-01', hidden: true },
];

it('restores the price after a scheduled sale', async () => {
  call.mockResolvedValue({ version: 4, changeId: 'c3', problems: [], kitsOnSale: [] });
  const { getByRole, getByLabelText, user } = await open([{ ...catalogueRow, scheduled: holiday }]);
  await user.selectOptions(getByRole('combobox', { name: 'Takes effect' }), 'On a later day');
  await user.type(getByLabelText('Day'), '2027-01-02');
  const amount = getByLabelText('Amount in US dollars');
  expect(amount).toMatchObject({ value: '$119.00' });
  await user.clear(amount);
  await user.type(amount, '139');
  await user.click(getByRole('button', { name: 'Save' }));
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    changes: [{ sku: 'I4510', price: '$139.00' }],
    effectiveOn: '2027-01-02',
  });
});

it('lists the scheduled changes that may replace this one later', async () => {
  const { getByRole, getByLabelText, user } = await open([{ ...catalogueRow, scheduled: holiday }]);
  const texts = () =>
    [...getByRole('alert').querySelectorAll('li')].map((each) => each.textContent);
  expect(texts()).toEqual(['I4510 · December 20, 2026: $119.00', 'I4510 · March 1, 2027: Hidden']);
  await user.selectOptions(getByRole('combobox', { name: 'Takes effect' }), 'On a later day');
  await user.type(getByLabelText('Day'), '2027-01-02');
  expect(texts()).toEqual(['I4510 · March 1, 2027: Hidden']);
});

it('takes several products off sale in one step', async () => {
  call.mockResolvedValue({ version: 4, changeId: 'c1', problems: [], kitsOnSale: [] });
  const { getByRole, user } = await open([catalogueRow, drill]);
  expect(getByRole('dialog', { name: 'Edit 2 products' })).toBeTruthy();
  await user.selectOptions(getByRole('combobox', { name: 'Availability' }), 'Out of stock');
  await user.click(getByRole('button', { name: 'Save' }));
  const availability = { kind: 'out-of-stock', until: null };
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    changes: [
      { sku: 'I4510', availability },
      { sku: 'HD55S', availability },
    ],
    effectiveOn: null,
  });
});

it('requires a change', async () => {
  const { getByRole, getByText, user } = await open();
  await user.click(getByRole('button', { name: 'Save' }));
  expect(getByText('Nothing is different yet. Change something, or cancel.')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

it('stays open and lists the reasons why nothing was saved', async () => {
  const facts = { total: '$90.00', price: '$100.00' };
  const problem = { sku: 'KB18', code: 'kit-too-expensive', facts, on: '2027-01-01' } as const;
  call.mockResolvedValue({ version: 3, changeId: null, problems: [problem], kitsOnSale: [] });
  const { getByRole, findByText, onSaved, user } = await open();
  await user.selectOptions(getByRole('combobox', { name: 'Price' }), 'Call for price');
  await user.click(getByRole('button', { name: 'Save' }));
  expect(
    await findByText(
      'KB18, from January 1, 2027: its parts would cost $90.00, less than the kit’s $100.00. Change the kit’s price too.',
    ),
  ).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();
});

it("can't show a product that the spreadsheet hides", async () => {
  const hidden = {
    ...catalogueRow,
    hidden: true,
    sheet: { ...catalogueRow.sheet, hidden: true },
  };
  const { queryByRole } = await open([hidden]);
  expect(queryByRole('combobox', { name: 'In the shop' })).toBeNull();
});
