import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { asStaff } from '../testing/as-staff.tsx';
import { orderFixture, refusal, shipmentFixture } from '../testing/fixtures.ts';
import { OrderActions } from './order-actions.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

async function open(props: Partial<Parameters<typeof OrderActions>[0]> = {}) {
  const onMessage = vi.fn();
  const rendered = await render(
    asStaff(
      <OrderActions
        orderId="order"
        order={orderFixture()}
        shipments={[]}
        isOwn={false}
        onMessage={onMessage}
        {...props}
      />,
    ),
    { content: ['staff'] },
  );
  const { user, getByRole, findByRole } = rendered;
  const choose = async (name: string) => {
    await user.click(getByRole('button', { name: 'More actions' }));
    await user.click(await findByRole('menuitem', { name }));
  };
  return { ...rendered, onMessage, choose };
}

beforeEach(() => {
  call.mockReset();
});

it('has no filled button, because none of these actions is the next step', async () => {
  await open();
  expect(document.querySelectorAll('.MuiButton-contained')).toHaveLength(0);
});

it.each(['completed', 'disputed'] as const)(
  "offers a refund for a customer's %s order, with a red button",
  async (status) => {
    const { choose, getByRole } = await open({ order: orderFixture({ status }) });
    await choose('Refund');
    const send = getByRole('button', { name: 'Refund now' });
    expect(send.className).toContain('MuiButton-colorError');
  },
);

it.each([
  ["a staff member's own order", { isOwn: true }],
  ['a refunded order', { order: orderFixture({ status: 'refunded', amountRefunded: 12_500 }) }],
])('offers no refund for %s', async (_, props) => {
  const { user, getByRole, queryByRole } = await open(props);
  await user.click(getByRole('button', { name: 'More actions' }));
  expect(getByRole('menuitem', { name: 'Compare with Stripe' })).toBeTruthy();
  expect(queryByRole('menuitem', { name: 'Refund' })).toBeNull();
});

it('returns focus to the menu button when the refund dialog closes', async () => {
  const { choose, user, getByRole, findByRole } = await open();
  await choose('Refund');
  await user.click(getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(await findByRole('button', { name: 'More actions' }));
});

it('prints the slips of all packages at the same time', async () => {
  const shipments = ['s1', 's2', 's3'].map((id) =>
    shipmentFixture({ id, state: id === 's3' ? 'undone' : 'released' }),
  );
  const { user, getByRole } = await open({ shipments });
  await user.click(getByRole('button', { name: 'More actions' }));
  const print = getByRole('menuitem', { name: 'Print 2 packing slips' });
  expect(print.getAttribute('href')).toBe('/staff/shipping/packing-slips?order=order');
});

it('reuses the request ID if there was no response, but not after a rejection', async () => {
  call
    .mockRejectedValueOnce(new FirebaseError('functions/internal', 'Cut off.'))
    .mockRejectedValueOnce(refusal('request-id-used'))
    .mockRejectedValueOnce(refusal('order-disputed'))
    .mockResolvedValue({ refundId: 're_1', amount: 10_000, status: 'completed' });
  const { getByRole, findByRole, user, choose } = await open();
  const refund = async () => {
    await choose('Refund');
    await user.type(getByRole('textbox', { name: 'Reason' }), 'Back');
    await user.click(getByRole('button', { name: 'Refund now' }));
  };
  const close = async () => {
    await findByRole('alert');
    await user.click(getByRole('button', { name: 'Cancel' }));
    await findByRole('button', { name: 'More actions' });
  };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await refund();
    await close();
  }
  await refund();
  const [first, again, another, last] = call.mock.calls.map(
    ([, input]) => 'requestId' in input && input.requestId,
  );
  expect(again).toBe(first);
  expect(another).not.toBe(first);
  expect(last).not.toBe(another);
});

it.each([
  [
    { outcome: 'nothing-new' as const, changes: [] },
    'Everything matches Stripe and the shipments.',
  ],
  [
    { outcome: 'recorded' as const, changes: ['refund re_1 added'] },
    'We found and corrected one difference.',
  ],
  [
    { outcome: 'recorded' as const, changes: ['refund re_1 added', 'status'] },
    'We found and corrected 2 differences.',
  ],
])('reports what a comparison with Stripe found: %#', async (response, news) => {
  call.mockResolvedValue(response);
  const { choose, onMessage } = await open();
  await choose('Compare with Stripe');
  expect(call).toHaveBeenCalledExactlyOnceWith('reconcileOrder', { orderId: 'order' });
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalledExactlyOnceWith(news));
});

it("doesn't start a second comparison while one is running", async () => {
  call.mockReturnValue(new Promise(() => {}));
  const { choose, user, getByRole } = await open();
  await choose('Compare with Stripe');
  await user.click(getByRole('button', { name: 'More actions' }));
  const item = getByRole('menuitem', { name: 'Compare with Stripe' });
  expect(item.getAttribute('aria-disabled')).toBe('true');
});

it('shows the error of a comparison until it is started again', async () => {
  call.mockRejectedValueOnce(refusal('payment-unavailable'));
  const { choose, findByRole, queryByRole, onMessage } = await open();
  await choose('Compare with Stripe');
  expect((await findByRole('alert')).textContent).toMatch(/^The payment service didn’t respond\./);
  expect(onMessage).not.toHaveBeenCalled();
  call.mockResolvedValue({ outcome: 'nothing-new', changes: [] });
  await choose('Compare with Stripe');
  expect(queryByRole('alert')).toBeNull();
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalledOnce());
});
