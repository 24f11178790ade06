import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { downloadForStaff } from '../../staff-download.ts';
import { effectivenessFixture, recallFixture } from '../testing/fixtures.ts';
import { SentRecall } from './sent-recall.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
vi.mock('../../staff-download.ts', () => ({ downloadForStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const mail = { subject: 'Stop using lot A1', html: '<p>' };

const defaultRows = () => [
  effectivenessFixture({ acknowledgedAt: '2026-11-28T12:00:00.000Z' }),
  effectivenessFixture({ uid: 'bea', email: '', delivery: null, deliveredAt: null }),
];

async function open(unnotified = 0, rows = defaultRows()) {
  call.mockImplementation((name) => {
    if (name === 'readRecall') return Promise.resolve({ rows, unnotified }) as never;
    if (name === 'previewRecall') return Promise.resolve({ en: mail, es: mail }) as never;
    return Promise.resolve({ recallId: 'r1', consignees: 3, unreachable: 0 }) as never;
  });
  const onDone = vi.fn();
  const page = await render(
    <SentRecall recallId="r1" recall={recallFixture({ state: 'sent' })} onDone={onDone} />,
    { content: ['staff'] },
  );
  return { onDone, ...page };
}

beforeEach(() => {
  queryClient.clear();
  call.mockReset();
});

it('shows the effectiveness of the recall, in total and by customer', async () => {
  const { findByRole, getByText, getAllByText } = await open();
  for (const [name, value] of [
    ['Emails sent', '1 of 2'],
    ['Delivered to mail servers', '1 of 2'],
    ['Confirmed', '1 of 2'],
    ['Units returned', '2 of 6'],
  ] as const) {
    const label = await findByRole('rowheader', { name });
    expect(label.closest('tr')?.textContent).toBe(`${name}${value}`);
  }
  expect(getByText('Not sent by email')).toBeTruthy();
  expect(getByText('Not yet')).toBeTruthy();
  expect(getAllByText(/^Nov 28, 2026/)).toHaveLength(1);
});

it('shows ten customers at a time, and prints all of them', async () => {
  const names = Array.from({ length: 11 }, (_, index) => `Customer ${index}`);
  const rows = names.map((name, index) => effectivenessFixture({ uid: `u${index}`, name }));
  const { findByRole, getByRole, getByText, queryByRole, user } = await open(0, rows);
  expect(await findByRole('link', { name: 'Customer 9' })).toBeTruthy();
  expect(queryByRole('link', { name: 'Customer 10' })).toBeNull();
  expect(getByText('Customer 10')).toBeTruthy();
  await user.click(getByRole('button', { name: 'Next' }));
  expect(getByRole('link', { name: 'Customer 10' })).toBeTruthy();
});

it('downloads the table', async () => {
  const { findByRole, user } = await open();
  await user.click(await findByRole('button', { name: 'Download CSV' }));
  expect(downloadForStaff).toHaveBeenCalledExactlyOnceWith(
    '/api/de/staff/recall-effectiveness.csv?recallId=r1',
    'recall-effectiveness.csv',
  );
});

it('offers to notify customers who have received the lots since', async () => {
  const { findByRole, findByText, onDone, user } = await open(1);
  expect(
    await findByText(/^1 customer has received units of these lots without being notified/),
  ).toBeTruthy();
  await user.click(await findByRole('button', { name: 'Notify them' }));
  const { sku, lots, subject, message } = recallFixture();
  const content = { sku, lots, subject, message };
  expect(call).toHaveBeenCalledWith('sendRecall', { recallId: 'r1', ...content });
  expect(onDone).toHaveBeenCalledExactlyOnceWith('Recall sent to 3 customers.');
});
