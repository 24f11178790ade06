import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { downloadForStaff } from '../../staff-download.ts';
import { refusal } from '../../testing/fixtures.ts';
import { recipientFixture } from '../testing/fixtures.ts';
import { LotRecipients } from './lot-recipients.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
vi.mock('../../staff-download.ts', () => ({ downloadForStaff: vi.fn() }));
const call = vi.mocked(callStaff);

async function open() {
  const onAsk = vi.fn();
  const page = await render(
    <LotRecipients
      selection={{ sku: 'i4510', lots: ['A1'] }}
      held={{ lots: [], holdReason: () => undefined }}
      onAsk={onAsk}
    />,
    { content: ['staff'] },
  );
  return { onAsk, ...page };
}

beforeEach(() => {
  queryClient.clear();
  call.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue();
});

it('shows the recipients with totals and links to their orders', async () => {
  const recipients = [recipientFixture(), recipientFixture({ uid: 'bea', name: 'Bea', email: '' })];
  call.mockResolvedValue({ sku: 'I4510', lots: ['A1'], recipients });
  const { findByText, getByRole, getAllByRole, getByText } = await open();
  expect(await findByText('2 customers · 6 units shipped · 2 returned')).toBeTruthy();
  expect(call).toHaveBeenCalledExactlyOnceWith('findLotRecipients', {
    sku: 'i4510',
    lots: ['A1'],
  });
  expect(getByRole('link', { name: 'Ana Muñoz' }).getAttribute('href')).toBe('/staff/accounts/ana');
  expect(getAllByRole('link', { name: 'K7QM-3XWT' })[0]?.getAttribute('href')).toBe(
    '/staff/orders/o1',
  );
  expect(getByText('No email address')).toBeTruthy();
  expect(getByRole('link', { name: 'Prepare recall' }).getAttribute('href')).toBe(
    '/staff/recalls/new?sku=I4510&lot=A1',
  );
});

it('shows every name and address that an account had the lot shipped to', async () => {
  const recipient = recipientFixture();
  const [shipment] = recipient.shipments;
  if (!shipment?.address) throw new Error('The fixture has no address.');
  const shipments = [
    { ...shipment, shipmentId: 's1', name: 'Lab Muñoz' },
    { ...shipment, shipmentId: 's2', address: { ...shipment.address, street: '2 Side Street' } },
    { ...shipment, shipmentId: 's3', lot: 'A2' },
    { ...shipment, shipmentId: 's4' },
  ];
  call.mockResolvedValue({ sku: 'I4510', lots: ['A1'], recipients: [{ ...recipient, shipments }] });
  const { findAllByText, getByText, getAllByText } = await open();
  expect(await findAllByText('1 Main Street')).toHaveLength(2);
  expect(getByText('2 Side Street').parentElement?.textContent).toContain('Ana Muñoz');
  expect(getByText('Lab Muñoz').parentElement?.textContent).toContain('1 Main Street');
  // Once in the link to the account, and once with each of two addresses.
  expect(getAllByText('Ana Muñoz')).toHaveLength(3);
});

it('shows ten customers at a time, and prints all of them', async () => {
  const recipients = Array.from({ length: 12 }, (_, index) =>
    recipientFixture({ uid: `u${index}`, name: `Customer ${index}` }),
  );
  call.mockResolvedValue({ sku: 'I4510', lots: ['A1'], recipients });
  const { findByRole, getByRole, getByText, queryByRole, user } = await open();
  expect(await findByRole('link', { name: 'Customer 9' })).toBeTruthy();
  expect(queryByRole('link', { name: 'Customer 10' })).toBeNull();
  expect(getByText('Customer 10')).toBeTruthy();
  expect(getByText('12 customers · 36 units shipped · 12 returned')).toBeTruthy();
  await user.click(getByRole('button', { name: 'Next' }));
  expect(getByRole('link', { name: 'Customer 10' })).toBeTruthy();
  expect(queryByRole('link', { name: 'Customer 9' })).toBeNull();
});

it('shows more than three shipments of a customer on request', async () => {
  const recipient = recipientFixture();
  const [shipment] = recipient.shipments;
  if (!shipment) throw new Error('The fixture has no shipment.');
  const shipments = [1, 2, 3, 4].map((index) => ({
    ...shipment,
    shipmentId: `s${index}`,
    orderId: `o${index}`,
    orderNumber: `K7QM-000${index}`,
  }));
  call.mockResolvedValue({ sku: 'I4510', lots: ['A1'], recipients: [{ ...recipient, shipments }] });
  const { findByRole, getByRole, queryByRole, user } = await open();
  const all = await findByRole('button', { name: 'Show all (4): Shipments, Ana Muñoz' });
  expect(getByRole('link', { name: 'K7QM-0003' })).toBeTruthy();
  expect(queryByRole('link', { name: 'K7QM-0004' })).toBeNull();
  await user.click(all);
  expect(getByRole('link', { name: 'K7QM-0004' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Show less');
});

it('downloads the recipients of the same search', async () => {
  call.mockResolvedValue({ sku: 'I4510', lots: ['A1'], recipients: [recipientFixture()] });
  const { findByRole, user } = await open();
  await user.click(await findByRole('button', { name: 'Download CSV' }));
  expect(downloadForStaff).toHaveBeenCalledExactlyOnceWith(
    '/api/de/staff/recall-recipients.csv?sku=i4510&lots=A1',
    'recall-recipients.csv',
  );
});

it('lets staff put a lot on hold before anyone has received it', async () => {
  call.mockResolvedValue({ sku: 'I4510', lots: ['A1'], recipients: [] });
  const { findByRole, getByText, queryByRole, onAsk, user } = await open();
  await user.click(await findByRole('button', { name: 'Put on hold: lot A1' }));
  expect(onAsk).toHaveBeenCalledExactlyOnceWith({ sku: 'I4510', lot: 'A1', hold: true });
  expect(getByText('No customer has received units that match this search.')).toBeTruthy();
  expect(queryByRole('link', { name: 'Prepare recall' })).toBeNull();
});

it('explains that a range has too many lots', async () => {
  call.mockRejectedValue(refusal('too-many-lots'));
  const { findByRole } = await open();
  expect((await findByRole('alert')).textContent).toBe(
    'This range contains too many lots for one search. Search for a smaller range.',
  );
});
