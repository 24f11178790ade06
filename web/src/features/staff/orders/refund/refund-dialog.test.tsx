import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { orderFixture } from '../../testing/fixtures.ts';
import { RefundDialog } from './refund-dialog.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const refund = { refundId: 're_1', amount: 10_000, status: 'completed' } as const;

async function open(changes: Parameters<typeof orderFixture>[0] = {}) {
  const onClose = vi.fn();
  const onRefunded = vi.fn();
  const renewRequestId = vi.fn();
  const dialog = (
    <RefundDialog
      orderId="checkout1"
      order={orderFixture(changes)}
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

const twoLines = {
  items: [
    { sku: 'I4510', name: 'Implant', unitPrice: 2_500, quantity: 3 },
    { sku: 'HD5.5', name: 'Drill', unitPrice: 5_000, quantity: 1 },
  ],
  amount: 12_500,
  amountRefunded: 0,
  packed: { I4510: 2 },
};

it('refunds units at the prices paid and shows the amount', async () => {
  const { getByRole, getByText, queryByText, user } = await open(twoLines);
  await user.click(getByRole('radio', { name: 'Units' }));
  await user.type(getByRole('textbox', { name: 'Implant (I4510)' }), '1');
  await user.type(getByRole('textbox', { name: 'Drill (HD5.5)' }), '1');
  expect(getByText('Refund: $75.00')).toBeTruthy();
  expect(getByText('2 units that haven’t shipped yet won’t be shipped.')).toBeTruthy();
  expect(queryByText(/already packed or shipped/)).toBeNull();
  await user.type(getByRole('textbox', { name: 'Reason' }), 'Sold out');
  await user.click(getByRole('button', { name: 'Refund now' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('refundOrder', {
    orderId: 'checkout1',
    reason: 'Sold out',
    requestId: 'request',
    lines: [
      { sku: 'I4510', quantity: 1 },
      { sku: 'HD5.5', quantity: 1 },
    ],
  });
});

it('warns before refunding units that have been shipped', async () => {
  const { getByRole, getByText, user } = await open(twoLines);
  expect(getByText(/^2 units are already packed or shipped/)).toBeTruthy();
  await user.click(getByRole('radio', { name: 'Units' }));
  await user.type(getByRole('textbox', { name: 'Implant (I4510)' }), '2');
  expect(getByText(/^1 unit is already packed or shipped/)).toBeTruthy();
  await user.click(getByRole('radio', { name: 'Another amount' }));
  expect(getByText(/It doesn’t change what ships/)).toBeTruthy();
});

it('warns that an amount equal to the remaining amount refunds all units', async () => {
  const { getByRole, getByText, queryByText, user } = await open({
    ...twoLines,
    amountRefunded: 2_500,
  });
  await user.click(getByRole('radio', { name: 'Another amount' }));
  const amount = getByRole('textbox', { name: 'Amount in dollars' });
  await user.type(amount, '99.99');
  expect(queryByText(/already packed or shipped/)).toBeNull();
  await user.clear(amount);
  await user.type(amount, '100.00');
  expect(getByText(/^2 units are already packed or shipped/)).toBeTruthy();
  expect(getByText('2 units that haven’t shipped yet won’t be shipped.')).toBeTruthy();
});

it.each([
  [{}, '', 'Enter a quantity for at least one item.'],
  [{}, '1.5', 'Enter a whole number.'],
  [{}, '4', 'There aren’t that many units left to refund.'],
  [{ amountRefunded: 11_000 }, '1', 'These units cost more than the remaining amount.'],
])('for a refund with %j, rejects the quantity %j', async (changes, typed, sentence) => {
  const { getByRole, getAllByText, user } = await open({ ...twoLines, ...changes });
  await user.click(getByRole('radio', { name: 'Units' }));
  if (typed) await user.type(getByRole('textbox', { name: 'Implant (I4510)' }), typed);
  await user.type(getByRole('textbox', { name: 'Reason' }), 'Sold out');
  await user.click(getByRole('button', { name: 'Refund now' }));
  expect(getAllByText(sentence, { exact: false })[0]).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
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
