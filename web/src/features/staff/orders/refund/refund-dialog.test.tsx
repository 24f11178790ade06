import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { RefundDialog } from './refund-dialog.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const refund = { refundId: 're_1', amount: 10_000, status: 'completed' } as const;

async function open() {
  const onClose = vi.fn();
  const onRefunded = vi.fn();
  const renewRequestId = vi.fn();
  const dialog = (
    <RefundDialog
      orderId="checkout1"
      order={orderFixture()}
      requestId="request"
      onClose={onClose}
      onRefunded={onRefunded}
      renewRequestId={renewRequestId}
    />
  );
  return { onClose, onRefunded, renewRequestId, ...(await render(dialog, { content: ['staff'] })) };
}

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue(refund);
});

it('refunds the remaining amount', async () => {
  const { getByRole, user, onRefunded } = await open();
  expect(getByRole('radio', { name: 'Full remaining amount: $100.00' })).toHaveProperty(
    'checked',
    true,
  );
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
])('refunds a partial amount, typed as %j, in cents', async (typed, amount) => {
  const { getByRole, user } = await open();
  await user.click(getByRole('radio', { name: 'Another amount' }));
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
  ['100.01', 'This is more than the remaining amount.'],
])('explains the invalid amount %j and links to its field', async (typed, sentence) => {
  const { getByRole, user } = await open();
  await user.click(getByRole('radio', { name: 'Another amount' }));
  const amount = getByRole('textbox', { name: 'Amount in dollars' });
  await user.type(amount, typed);
  await user.click(getByRole('button', { name: 'Refund now' }));
  expect(getByRole('link', { name: 'Enter a reason.' })).toBeTruthy();
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  await user.click(getByRole('link', { name: sentence }));
  expect(document.activeElement).toBe(amount);
  expect(call).not.toHaveBeenCalled();
});

it('warns that the refund may have gone through if there was no response', async () => {
  call.mockRejectedValueOnce(new FirebaseError('functions/internal', 'Cut off.'));
  const { getByRole, findByText, user, renewRequestId } = await open();
  await user.type(getByRole('textbox', { name: 'Reason' }), 'Sent back');
  await user.click(getByRole('button', { name: 'Refund now' }));
  expect(await findByText(/the refund may have gone through/)).toBeTruthy();
  expect(renewRequestId).not.toHaveBeenCalled();
});

it("can't be closed while the refund is being sent", async () => {
  call.mockReturnValueOnce(new Promise(() => undefined));
  const { getByRole, user, onClose } = await open();
  await user.type(getByRole('textbox', { name: 'Reason' }), 'Sent back');
  await user.click(getByRole('button', { name: 'Refund now' }));
  await user.keyboard('{Escape}');
  expect(getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
  expect(onClose).not.toHaveBeenCalled();
});

it('refunds nothing when canceled', async () => {
  const { getByRole, user, onClose } = await open();
  await user.click(getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(call).not.toHaveBeenCalled();
});
