import { beforeEach, expect, it, vi } from 'vitest';
import { downloadFile } from '../../../../shared/api/download-file.ts';
import { render } from '../../../../shared/testing/render.tsx';
import { ExportOrdersButton } from './export-orders-button.tsx';

vi.mock('../../../../shared/api/download-file.ts', () => ({ downloadFile: vi.fn() }));
const download = vi.mocked(downloadFile);

async function open(filters: Parameters<typeof ExportOrdersButton>[0]['filters'] = {}) {
  const rendered = await render(<ExportOrdersButton filters={filters} />, { content: ['staff'] });
  const { user, getByRole, findByRole } = rendered;
  const choose = async (name: string) => {
    await user.click(getByRole('button', { name: 'Download CSV' }));
    await user.click(await findByRole('menuitem', { name }));
  };
  return { ...rendered, choose };
}

beforeEach(() => {
  download.mockReset();
  download.mockResolvedValue(undefined);
});

it('downloads the orders that the list shows with all its filters', async () => {
  const range = { from: '2026-03-01', to: '2026-03-31' };
  const filters = { ...range, status: 'disputed', sku: 'I4510', customer: 'ana' } as const;
  const { choose } = await open(filters);
  await choose('One row per order');
  expect(download).toHaveBeenCalledExactlyOnceWith(
    '/api/de/staff/orders.csv',
    'orders-2026-03-01-to-2026-03-31.csv',
    { method: 'POST', body: { ...filters, rows: 'orders' } },
  );
});

it("downloads one row per item on request, and keeps the search text out of the server's logs", async () => {
  const { choose } = await open({ search: 'Ana Muñoz' });
  await choose('One row per item');
  expect(download).toHaveBeenCalledExactlyOnceWith('/api/de/staff/orders.csv', 'order-items.csv', {
    method: 'POST',
    body: { search: 'Ana Muñoz', rows: 'items' },
  });
});

it('closes the menu after a choice with the keyboard', async () => {
  const { user, getByRole, findAllByRole, queryByRole } = await open();
  await user.click(getByRole('button', { name: 'Download CSV' }));
  await findAllByRole('menuitem');
  await user.keyboard('{Enter}');
  expect(download).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(queryByRole('menu')).toBeNull());
});

it('can retry a failed download', async () => {
  download.mockRejectedValueOnce(new Error('Offline.'));
  const { choose, findByText, queryByText } = await open();
  const sentence = 'We couldn’t download the file. Try again.';
  await choose('One row per order');
  expect(await findByText(sentence)).toBeTruthy();
  await choose('One row per order');
  expect(queryByText(sentence)).toBeNull();
});
