import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { orderFixture, shipmentFixture } from '../../testing/fixtures.ts';
import { OrderTimeline } from './order-timeline.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
vi.mock('../../use-live-document.ts', () => ({
  useLiveDocument: () => ({ email: 'packer@example.com' }),
}));
const replaced = vi.hoisted(() => vi.fn());
vi.mock('../use-order-records.ts', () => ({ useOrderReplacements: replaced }));
const call = vi.mocked(callStaff);

type Props = Parameters<typeof OrderTimeline>[0];

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 18, minute));
const moment = (minute: number) => Timestamp.fromDate(at(minute));

const action = {
  ...{ id: 'a1', who: 'eva@example.com', what: 'annotate-order', when: at(30).toISOString() },
  ...{ why: null, refund: null, shipmentId: null, note: 'Leave it at the desk' },
};
const mail = {
  ...{ id: 'm1', template: 'order-confirmation', to: 'ana@example.com', attempts: 1 },
  ...{ state: 'delivered' as const, createdAt: at(1).toISOString() },
};
const transaction = (id: string, changes: Partial<Props['transactions'][number]> = {}) => ({
  ...{ id, uid: 'ana', orderId: 'order', type: 'payment' as const, amount: 12_500 },
  ...{ currency: 'usd', status: 'completed' as const, createdAt: moment(0) },
  ...changes,
});
const request = {
  id: 'K7QM-3XWT',
  state: 'requested',
  lines: [{ id: '0', sku: 'I4510', name: 'Implant', quantity: 1 }],
  createdAt: moment(40),
} as unknown as Props['returns'][number];

const open = (props: Partial<Props> = {}, language: 'en' | 'es' = 'en') =>
  render(
    <OrderTimeline
      orderId="order"
      order={orderFixture()}
      transactions={[transaction('pi_1')]}
      shipments={[]}
      returns={[]}
      onMessage={() => {}}
      {...props}
    />,
    { language, content: ['staff'] },
  );

beforeEach(() => {
  queryClient.clear();
  call.mockReset();
  replaced.mockReturnValue([]);
  call.mockResolvedValue({ events: [], mails: [], audit: [] });
});

describe('OrderTimeline', () => {
  it('lists payment, shipments, returns, emails and notes together, newest first', async () => {
    call.mockResolvedValue({ events: [], mails: [mail], audit: [action] });
    const shipments = [shipmentFixture({ shippedAt: moment(10), releasedAt: moment(25) })];
    const { findAllByRole } = await open({ shipments, returns: [request] });
    const texts = (await findAllByRole('listitem'))
      .filter((item) => item.querySelector('time'))
      .map((item) => item.querySelector('time + div')?.textContent);
    expect(texts).toEqual([
      'Return K7QM-3XWT requested',
      'Note edited, by eva@example.com',
      'Shipment 1 of 1 released',
      'Shipment 1 of 1 packed',
      'Email: Order confirmation',
      'Payment: $125.00',
    ]);
  });

  it('names the return of a replacement', async () => {
    const ofReturn = { kind: 'replacement', orderId: null, rmaNumber: request.id } as const;
    replaced.mockReturnValue([shipmentFixture({ id: 's2', ...ofReturn })]);
    const { findByText, getByRole } = await open({ returns: [request] });
    expect(await findByText('Replacement for return K7QM-3XWT packed')).toBeTruthy();
    expect(
      getByRole('link', { name: 'Packing slip: Replacement for return K7QM-3XWT' }),
    ).toBeTruthy();
    expect(replaced).toHaveBeenCalledWith('order', [request]);
  });

  it('shows one topic on request', async () => {
    call.mockResolvedValue({ events: [], mails: [mail], audit: [action] });
    const { findByRole, findByText, queryByText, user } = await open();
    await user.click(await findByRole('button', { name: 'Emails' }));
    expect(await findByText('Email: Order confirmation')).toBeTruthy();
    expect(queryByText('Payment: $125.00')).toBeNull();
  });

  it('names the staff member who made a refund, and why', async () => {
    const refund = { asked: null, state: 'made' as const, refundId: 're_1' };
    const made = { ...action, what: 'refund', why: 'Wrong size', refund, note: null };
    call.mockResolvedValue({ events: [], mails: [], audit: [made] });
    const refunded = transaction('re_1', { type: 'refund', amount: 500 });
    const { findByText, getByText } = await open({ transactions: [refunded] });
    expect(await findByText('Refund: $5.00, by eva@example.com')).toBeTruthy();
    expect(getByText('Wrong size')).toBeTruthy();
  });

  it('shows only the newest entries until staff choose to see the older ones', async () => {
    const audit = Array.from({ length: 20 }, (_, index) => ({ ...action, id: `a${index}` }));
    call.mockResolvedValue({ events: [], mails: [], audit });
    const { findByRole, queryByText, getByText, user } = await open();
    const more = await findByRole('button', { name: 'Show 9 older entries' });
    expect(queryByText('Payment: $125.00')).toBeNull();
    await user.click(more);
    expect(getByText('Payment: $125.00')).toBeTruthy();
  });

  it('still shows payments and shipments if the emails and actions are unavailable', async () => {
    call.mockRejectedValue(new Error('Offline.'));
    const { findByRole, getByText } = await open();
    expect((await findByRole('alert')).textContent).toMatch(/^We couldn’t load the emails/);
    expect(getByText('Payment: $125.00')).toBeTruthy();
  });

  it.each([
    ['en', /2 × Implant \(I4510\), lot A1, expires May 31, 2029$/i],
    ['es', /2 × Implant \(I4510\), lote A1, vence el 31 de mayo de 2029$/i],
  ] as const)('lists shipments with their tracking link and lots (%s)', async (language, text) => {
    const lines = [{ sku: 'I4510', name: 'Implant', quantity: 2, lot: 'A1', expiry: '2029-05-31' }];
    const tracking = { carrier: 'ups', trackingNumber: '1Z999AA10123456784' } as const;
    const shipments = [shipmentFixture({ lines, ...tracking, state: 'undone', releasedAt: null })];
    const { findByRole, getByText } = await open({ shipments }, language);
    const link = await findByRole('link', { name: /1Z999AA10123456784/ });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.ups\.com\//);
    expect(getByText(text)).toBeTruthy();
  });
});
