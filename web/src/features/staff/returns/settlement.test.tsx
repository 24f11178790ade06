import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { ReturnLine } from '@dental-shop/domain/returns/return';
import { returnLine } from '@dental-shop/domain/returns/testing/return-line';
import type { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { orderFixture, refusal } from '../testing/fixtures.ts';
import { Settlement } from './settlement.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
vi.mock('../use-live-document.ts', () => ({
  useLiveDocument: (_collection: unknown, id: string) => orders.get(id) ?? 'loading',
}));

const call = vi.mocked(callStaff);
const orders = new Map<string, OrderRecord<Timestamp>>();

const order = (number: string, changes: Partial<OrderRecord<Timestamp>> = {}) =>
  orderFixture({
    number,
    items: [{ sku: 'IMP-1', name: 'Implant', unitPrice: 13_933, quantity: 3 }],
    amount: 41_799,
    amountRefunded: 0,
    packed: { 'IMP-1': 3 },
    ...changes,
  });

const received = (changes: Partial<ReturnLine>) =>
  returnLine({ receivedQuantity: 2, condition: 'unopened', resolution: 'refund', ...changes });

async function open(lines: readonly ReturnLine[]) {
  const onDone = vi.fn();
  const settlement = <Settlement rmaNumber="K7QM-3XWT" lines={lines} onDone={onDone} />;
  const view = await render(settlement, { content: ['staff'] });
  const facts = () => view.queryAllByRole('definition').map(({ textContent }) => textContent);
  return { onDone, facts, ...view };
}

beforeEach(() => {
  call.mockReset();
  orders.clear();
  orders.set('o1', order('ONE'));
  orders.set('o2', order('TWO'));
});

it('shows the refund per order to the cent, and refunds with one button', async () => {
  const lines = [received({}), received({ id: '1', orderId: 'o2', receivedQuantity: 1 })];
  const { facts, getByRole, getByText, user, onDone } = await open(lines);
  expect(getByText('Refund for order ONE')).toBeTruthy();
  expect(facts()).toEqual(['$278.66', '$139.33', '$417.99']);
  call.mockResolvedValue({
    ...{ rmaNumber: 'K7QM-3XWT', state: 'settled' },
    refunds: [
      { orderId: 'o1', amount: 27_866, status: 'completed' },
      { orderId: 'o2', amount: 13_933, status: 'completed' },
    ],
  });
  await user.click(getByRole('button', { name: 'Refund $417.99' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('settleReturn', { rmaNumber: 'K7QM-3XWT' });
  expect(onDone).toHaveBeenCalledExactlyOnceWith('Return completed. $417.99 refunded.');
});

it("explains a refund that's limited by an earlier one", async () => {
  orders.set('o1', order('ONE', { amountRefunded: 20_000 }));
  const { facts, getByRole } = await open([received({})]);
  expect(facts()[0]).toMatch(/^\$217\.99Less than the price of the items/);
  expect(getByRole('button', { name: 'Refund $217.99' })).toBeTruthy();
});

it('reports a pending refund', async () => {
  const refunds = [{ orderId: 'o1', amount: 27_866, status: 'processing' as const }];
  call.mockResolvedValue({ rmaNumber: 'K7QM-3XWT', state: 'settled', refunds });
  const { getByRole, user, onDone } = await open([received({})]);
  await user.click(getByRole('button', { name: 'Refund $278.66' }));
  expect(onDone).toHaveBeenCalledExactlyOnceWith(
    'Return completed. A refund of $278.66 is on its way.',
  );
});

it('sends replacements without a refund', async () => {
  const { facts, getByRole } = await open([received({ resolution: 'replacement' })]);
  expect(facts()).toEqual(['2 × IMP-1']);
  expect(getByRole('button', { name: 'Send replacement' })).toBeTruthy();
});

it('completes a return without a refund or replacement', async () => {
  call.mockResolvedValue({ rmaNumber: 'K7QM-3XWT', state: 'settled', refunds: [] });
  const { getByText, getByRole, user, onDone } = await open([received({ resolution: 'none' })]);
  expect(getByText('No refund or replacement is due.')).toBeTruthy();
  await user.click(getByRole('button', { name: 'Complete return' }));
  expect(onDone).toHaveBeenCalledExactlyOnceWith('Return completed.');
});

it('lets staff try again after an error', async () => {
  call.mockRejectedValue(refusal('payment-unavailable'));
  const { getByRole, findByRole, user, onDone } = await open([received({})]);
  await user.click(getByRole('button', { name: 'Refund $278.66' }));
  expect((await findByRole('alert')).textContent).toMatch(/^The payment service didn’t respond\./);
  expect(getByRole('button', { name: 'Refund $278.66' })).toHaveProperty('disabled', false);
  expect(onDone).not.toHaveBeenCalled();
});
