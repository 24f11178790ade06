import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { expect, it, vi } from 'vitest';
import { runInWorker } from '../../../../shared/spreadsheet/run-in-worker.ts';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { catalogueRow } from '../../testing/fixtures.ts';
import type { SheetReading } from './read-sheet-file.ts';
import { UploadView } from './upload-view.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
vi.mock('../../../../shared/spreadsheet/run-in-worker.ts', () => ({ runInWorker: vi.fn() }));
const call = vi.mocked(callStaff);

const table = [['SKU', 'Price']];
const scheduled = [{ changeId: 'c1', effectiveOn: '2026-12-20', price: '$119.00' }];
const checked: StaffOutput<'checkCatalogue'> = {
  version: 3,
  today: '2026-11-27',
  timeZone: 'America/Los_Angeles',
  rows: [{ ...catalogueRow, scheduled }],
  counts: { 'no-price': 0, 'no-picture': 0, hidden: 0, 'no-description': 0, 'no-spanish': 0 },
};
const comparison = { version: 3, changes: [], needRelease: [], problems: [] };

it('compares the spreadsheet again with the values on the chosen day', async () => {
  const reading: SheetReading = { status: 'read', table };
  vi.mocked(runInWorker).mockResolvedValue(reading);
  const price = { from: '$119.00', to: '$139.00' };
  const changes = [{ row: 2, sku: 'I4510', name: 'Implant', price }];
  call.mockResolvedValueOnce(comparison).mockResolvedValueOnce({ ...comparison, changes });
  const { getByLabelText, getByRole, findByRole, findByText, queryByText, user } = await render(
    <UploadView checked={checked} />,
    { content: ['staff'] },
  );
  await user.upload(getByLabelText('Choose spreadsheet'), new File([], 'prices.csv'));
  await findByText('prices.csv: 0 changes, 0 problems.');
  await user.selectOptions(getByRole('combobox', { name: 'Takes effect' }), 'On a later day');
  expect(queryByText(/^prices.csv/)).toBeNull();
  await user.type(getByLabelText('Day'), '2027-01-02');
  await user.click(await findByRole('button', { name: 'Save 1 change' }));
  const effectiveOn = '2027-01-02';
  expect(call.mock.calls).toEqual([
    ['compareSheet', { table, effectiveOn: null }],
    ['compareSheet', { table, effectiveOn }],
    [
      'changeProducts',
      { version: 3, changes: [{ sku: 'I4510', price: '$139.00' }], effectiveOn, source: 'sheet' },
    ],
  ]);
});
