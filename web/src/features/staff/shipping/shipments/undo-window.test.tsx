import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { callStaff } from '../../call-staff.ts';
import { refusal } from '../../testing/fixtures.ts';
import { UndoWindow } from './undo-window.tsx';

vi.mock('../../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const now = Date.UTC(2026, 10, 27, 12);
const minuteMs = 60_000;

beforeEach(() => {
  vi.setSystemTime(now);
  call.mockReset();
  call.mockResolvedValue({ shipmentId: 's1' });
});

afterEach(() => vi.useRealTimers());

async function open(releaseAt: number) {
  const onDone = vi.fn();
  const component = (
    <UndoWindow
      shipmentId="s1"
      releaseAt={new Date(releaseAt)}
      name="Shipment 1 of 1"
      onDone={onDone}
    />
  );
  return { onDone, ...(await render(component, { content: ['staff'] })) };
}

it('shows the time left and undoes the shipment', async () => {
  const { getByRole, user, onDone } = await open(now + 14 * minuteMs + 5_000);
  expect(getByRole('timer').textContent).toBe('14:05');
  await user.click(getByRole('button', { name: 'Undo: Shipment 1 of 1' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('undoShipment', { shipmentId: 's1' });
  expect(onDone).toHaveBeenCalledExactlyOnceWith(
    'Shipment undone. Its units are open again, and the customer gets no email.',
  );
});

it('releases the shipment early', async () => {
  const { getByRole, user, onDone } = await open(now + minuteMs);
  await user.click(getByRole('button', { name: 'Release now: Shipment 1 of 1' }));
  expect(call).toHaveBeenCalledExactlyOnceWith('releaseShipment', { shipmentId: 's1' });
  expect(onDone).toHaveBeenCalledOnce();
});

it('offers no undo after the undo period', async () => {
  const { queryByRole, getByText } = await open(now - 1);
  expect(queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(getByText(/^The undo period is over/)).toBeTruthy();
});

it('explains why a shipment could not be undone', async () => {
  call.mockRejectedValueOnce(refusal('shipment-not-undoable'));
  const { getByRole, findByText, user } = await open(now + minuteMs);
  await user.click(getByRole('button', { name: /^Undo/ }));
  expect(await findByText(/^The undo period for this shipment is over/)).toBeTruthy();
});
