import { beforeEach, expect, it, vi } from 'vitest';
import { downloadFile } from '../../../../shared/api/download-file.ts';
import { render } from '../../../../shared/testing/render.tsx';
import { OrderFilterForm } from './order-filter-form.tsx';
import { readFilters } from './order-filters.ts';

vi.mock('../../../../shared/api/download-file.ts', () => ({ downloadFile: vi.fn() }));
const download = vi.mocked(downloadFile);

async function open(address = '') {
  const onFilter = vi.fn();
  const form = (query: string) => (
    <OrderFilterForm filters={readFilters(new URLSearchParams(query))} onFilter={onFilter} />
  );
  const rendered = await render(form(address), { content: ['staff'] });
  return { ...rendered, onFilter, goTo: (query: string) => rendered.rerender(form(query)) };
}

beforeEach(() => {
  download.mockReset();
  download.mockResolvedValue(undefined);
});

it('filters by the chosen values', async () => {
  const { getByRole, getByLabelText, user, onFilter } = await open();
  await user.selectOptions(getByRole('combobox', { name: 'Status' }), 'Disputed');
  await user.type(getByRole('textbox', { name: 'SKU' }), 'i4510');
  await user.type(getByLabelText('From'), '2026-03-01');
  await user.click(getByRole('button', { name: 'Filter' }));
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({
    search: undefined,
    status: 'disputed',
    sku: 'I4510',
    from: '2026-03-01',
    to: undefined,
    customer: undefined,
  });
});

it('shows the filters in the URL, even after going back', async () => {
  const { getByRole, getByLabelText, goTo } = await open('status=attention&from=2026-03-01');
  const status = getByRole('combobox', { name: 'Status' });
  expect(status).toHaveProperty('value', 'attention');
  expect(getByLabelText('From')).toHaveProperty('value', '2026-03-01');
  goTo('');
  expect(status).toHaveProperty('value', '');
  expect(getByLabelText('From')).toHaveProperty('value', '');
});

it('offers to show all orders only while a filter is active', async () => {
  const { getByRole, getByText, queryByRole, goTo } = await open();
  expect(queryByRole('link', { name: 'Show all orders' })).toBeNull();
  goTo('customer=ana');
  expect(getByRole('link', { name: 'Show all orders' }).getAttribute('href')).toBe('/staff/orders');
  expect(getByText('Showing one customer’s orders.')).toBeTruthy();
});

it("downloads the entered date range even if the filter isn't applied", async () => {
  const { getByRole, getByLabelText, user } = await open('from=2026-03-01');
  await user.type(getByLabelText('To'), '2026-03-31');
  await user.click(getByRole('button', { name: 'Download CSV' }));
  expect(download).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('?from=2026-03-01&to=2026-03-31'),
    'orders-2026-03-01-to-2026-03-31.csv',
  );
});

it('requires both dates for a download', async () => {
  const { getByRole, findByText, user } = await open('from=2026-03-01');
  const button = getByRole('button', { name: 'Download CSV' });
  await user.click(button);
  expect(await findByText(/choose both dates, at most a year apart/)).toBeTruthy();
  expect(download).not.toHaveBeenCalled();
});

it('can retry a failed download', async () => {
  download.mockRejectedValueOnce(new Error('Offline.'));
  const { getByRole, findByText, queryByText, user } = await open('from=2026-03-01&to=2026-03-31');
  const sentence = 'We couldn’t download the file. Try again.';
  await user.click(getByRole('button', { name: 'Download CSV' }));
  expect(await findByText(sentence)).toBeTruthy();
  await user.click(getByRole('button', { name: 'Download CSV' }));
  expect(queryByText(sentence)).toBeNull();
});
