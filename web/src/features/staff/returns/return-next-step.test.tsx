import type { Return } from '@dental-shop/domain/returns/return';
import { returnLine } from '@dental-shop/domain/returns/testing/return-line';
import { expect, it, vi } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import { ReturnNextStep } from './return-next-step.tsx';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));

const replacement = returnLine({ receivedQuantity: 1, resolution: 'replacement' });

const found = (changes: Partial<Return<unknown>>): Return<unknown> => ({
  ...{ uid: 'ana', requestId: 'r1', customerName: 'Ana Muñoz', email: 'ana@example.com' },
  ...{ address: null, state: 'settled', lines: [replacement], orderIds: ['o1'], note: '' },
  ...{ declineReason: null, refundAmount: 0, replaced: {}, toReplace: false },
  ...{ createdAt: 0, updatedAt: 0 },
  ...changes,
});

const open = (changes: Partial<Return<unknown>>) =>
  render(<ReturnNextStep rmaNumber="K7QM-3XWT" found={found(changes)} onMessage={vi.fn()} />, {
    content: ['staff'],
  });

it.each([
  ['requested', 'Accept return'],
  ['accepted', 'Record receipt'],
  ['received', 'Send replacement'],
] as const)('for a return in the state "%s", shows one filled button: %s', async (state, name) => {
  const lines = [{ ...replacement, acceptedQuantity: 1 }];
  const { container, getByRole } = await open({ state, lines });
  const filled = container.querySelectorAll('.MuiButton-contained');
  expect([...filled]).toEqual([getByRole('button', { name })]);
});

it.each([
  [{ state: 'declined', declineReason: 'Opened' }, 'Declined: Opened'],
  [{ state: 'canceled' }, 'The customer canceled this return.'],
  [{ refundAmount: 13_933 }, 'Refunded: $139.33'],
  [{ refundAmount: 0 }, 'Nothing was refunded.'],
] as const)('explains the outcome of a return with %j', async (changes, text) => {
  const { getByText } = await open(changes);
  expect(getByText(text)).toBeTruthy();
});

it('links to the packing screen until all replacements are packed', async () => {
  const waiting = await open({});
  const link = waiting.getByRole('link', { name: 'Pack replacement' });
  expect(link.getAttribute('href')).toBe('/staff/shipping/returns/K7QM-3XWT');
  waiting.unmount();
  const packed = await open({ replaced: { [replacement.sku]: 1 } });
  expect(packed.queryByRole('link')).toBeNull();
  expect(packed.getByText('All replacements are packed.')).toBeTruthy();
});
