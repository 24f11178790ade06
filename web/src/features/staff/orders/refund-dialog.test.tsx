import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { orderFixture, refusal } from '../testing/fixtures.ts';
import { RefundDialog } from './refund-dialog.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const refund = { refundId: 're_1', amount: 10_000, status: 'completed' } as const;

async function open() {
  const onClose = vi.fn();
  const onRefunded = vi.fn();
  const dialog = (
    <RefundDialog
      orderId="checkout1"
      order={orderFixture()}
      onClose={onClose}
      onRefunded={onRefunded}
    />
  );
  return { onClose, onRefunded, ...(await render(dialog, { content: ['staff'] })) };
}

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue(refund);
});

it('refunds all that is left', async () => {
  const { getByRole, user, onRefunded } = await open();
  expect(getByRole('radio', { name: 'All that is left: $100.00' })).toHaveProperty('checked', true);
  await user.type(getByRole('textbox', { name: 'Reason' }), ' Sent back ');
  await user.click(getByRole('button', { name: 'Refund now' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('refundOrder', {
    orderId: 'checkout1',
    reason: 'Sent back',
    requestId: expect.any(String),
  });
  expect(onRefunded).toHaveBeenCalledExactlyOnceWith(refund);
});

it.each([
  ['12.5', 1_250],
  ['12,50', 1_250],
  ['$ 100', 10_000],
])('refunds a part, typed as %j, in cents', async (typed, amount) => {
  const { getByRole, user } = await open();
  await user.click(getByRole('radio', { name: 'A part' }));
  await user.type(getByRole('textbox', { name: 'Amount in dollars' }), typed);
  await user.type(getByRole('textbox', { name: 'Reason' }), 'One was broken');
  await user.click(getByRole('button', { name: 'Refund now' }));
  expect(call).toHaveBeenCalledExactlyOnceWith(
    'refundOrder',
    expect.objectContaining({ amount, reason: 'One was broken' }),
  );
});

it.each([
  ['1,900', 'Enter an amount such as 12.50.'],
  ['100.01', 'This is more than what is left.'],
])('says what is wrong with the amount %j and asks for it again', async (typed, sentence) => {
  const { getByRole, getByText, user } = await open();
  await user.click(getByRole('radio', { name: 'A part' }));
  const amount = getByRole('textbox', { name: 'Amount in dollars' });
  await user.type(amount, typed);
  await user.click(getByRole('button', { name: 'Refund now' }));
  expect(getByText(sentence)).toBeTruthy();
  expect(getByText('Enter a reason.')).toBeTruthy();
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(amount);
  expect(call).not.toHaveBeenCalled();
});

it('is the same refund when it is sent again without an answer, and another after a refusal', async () => {
  call
    .mockRejectedValueOnce(new FirebaseError('functions/internal', 'Cut off.'))
    .mockRejectedValueOnce(refusal('order-disputed'));
  const { getByRole, findByText, user, onRefunded } = await open();
  await user.type(getByRole('textbox', { name: 'Reason' }), 'Sent back');
  const send = () => user.click(getByRole('button', { name: 'Refund now' }));
  await send();
  expect(await findByText(/^This could not be done\./)).toBeTruthy();
  await send();
  expect(await findByText(/^The customer disputes this payment/)).toBeTruthy();
  await send();
  const ids = call.mock.calls.map(([, input]) => 'requestId' in input && input.requestId);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
  expect(onRefunded).toHaveBeenCalledOnce();
});

it('refunds nothing when it is canceled', async () => {
  const { getByRole, user, onClose } = await open();
  await user.click(getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(call).not.toHaveBeenCalled();
});
