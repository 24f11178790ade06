import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { callStaff } from '../call-staff.ts';
import { refusal } from '../testing/fixtures.ts';
import { ReconcileButton } from './reconcile-button.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

async function press() {
  const onDone = vi.fn();
  const rendered = await render(<ReconcileButton orderId="checkout1" onDone={onDone} />, {
    content: ['staff'],
  });
  await rendered.user.click(rendered.getByRole('button', { name: 'Compare with Stripe' }));
  return { onDone, ...rendered };
}

beforeEach(() => {
  call.mockReset();
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
])('reports the result: %#', async (response, news) => {
  call.mockResolvedValue(response);
  const { onDone } = await press();
  expect(call).toHaveBeenCalledExactlyOnceWith('reconcileOrder', { orderId: 'checkout1' });
  expect(onDone).toHaveBeenCalledExactlyOnceWith(news);
});

it('is disabled while waiting for the response', async () => {
  call.mockReturnValue(new Promise(() => {}));
  const { getByRole } = await press();
  expect(getByRole('button')).toHaveProperty('disabled', true);
});

it('shows the error until the button is pressed again', async () => {
  call.mockRejectedValueOnce(refusal('payment-unavailable'));
  const { getByRole, findByRole, queryByRole, user, onDone } = await press();
  expect((await findByRole('alert')).textContent).toMatch(/^The payment service didn’t respond\./);
  expect(onDone).not.toHaveBeenCalled();
  call.mockResolvedValue({ outcome: 'nothing-new', changes: [] });
  await user.click(getByRole('button'));
  expect(queryByRole('alert')).toBeNull();
  expect(onDone).toHaveBeenCalledOnce();
});
