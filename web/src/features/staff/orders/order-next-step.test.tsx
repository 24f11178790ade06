import type { Return } from '@dental-shop/domain/returns/return';
import type { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { orderFixture } from '../testing/fixtures.ts';
import { OrderNextStep } from './order-next-step.tsx';

type Props = Parameters<typeof OrderNextStep>[0];

const returned = (changes: Partial<Return<Timestamp>>) =>
  ({ id: 'K7QM-3XWT', lines: [], replaced: {}, ...changes }) as unknown as Props['returns'][number];

const open = (changes: Parameters<typeof orderFixture>[0], props: Partial<Props> = {}) =>
  render(
    <OrderNextStep
      orderId="order"
      order={orderFixture(changes)}
      returns={[]}
      isOwn={false}
      {...props}
    />,
    { content: ['staff'] },
  );

const filledButtons = () => document.querySelectorAll('.MuiButton-contained');

it('starts with packing while units are open', async () => {
  const { getByRole, getByText } = await open({ toShip: true });
  const pack = getByRole('link', { name: 'Pack order' });
  expect(pack.getAttribute('href')).toBe('/staff/shipping/orders/order');
  expect(getByText('1 unit is ready to ship.')).toBeTruthy();
  expect([...filledButtons()]).toEqual([pack]);
});

it('starts with the dispute and opens the payment in Stripe', async () => {
  const { getByRole } = await open({ status: 'disputed', toShip: false });
  const answer = getByRole('link', { name: 'Respond in Stripe' });
  expect(answer.getAttribute('href')).toMatch(/\/payments\/pi_1$/);
  expect([...filledButtons()]).toEqual([answer]);
});

it('opens the return whose items have to be refunded', async () => {
  const lines = [{ orderId: 'order', resolution: 'refund' }] as Return<Timestamp>['lines'];
  const returns = [returned({ state: 'received', lines })];
  const { getByRole } = await open({ toShip: false }, { returns });
  const refund = getByRole('link', { name: 'Refund returned items' });
  expect(refund.getAttribute('href')).toBe('/staff/returns/K7QM-3XWT');
});

it('fills only the button of the most urgent step', async () => {
  const returns = [returned({ state: 'requested' })];
  const { getByRole } = await open({ toShip: true }, { returns });
  expect(getByRole('heading', { name: 'Next steps' })).toBeTruthy();
  expect([...filledButtons()]).toEqual([getByRole('link', { name: 'Pack order' })]);
  expect(getByRole('link', { name: 'Decide on the return' })).toBeTruthy();
});

it.each([
  [{ status: 'processing' }, /^The bank is still processing/],
  [{ status: 'failed' }, /^The payment failed/],
  [{ status: 'refunded' }, /^Everything was refunded/],
  [{ packing: 'shipped', fulfillment: 'unfulfilled' }, /^Everything is packed/],
  [{ packing: 'shipped', fulfillment: 'shipped' }, /^There’s nothing left to do/],
] as const)('explains why there is nothing to do for %j', async (changes, text) => {
  const { getByText, queryByRole } = await open({ ...changes, toShip: false });
  expect(getByText(text)).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
});

it("leaves a staff member's own order to colleagues", async () => {
  const { getByText, queryByRole } = await open({ toShip: true }, { isOwn: true });
  expect(getByText(/^This is your own order/)).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
});
