import { expect, it } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { PackingSlip } from './packing-slip.tsx';
import type { SlipItem } from './packing-slip-items.tsx';

const item: SlipItem = {
  id: 'I4510',
  sku: 'I4510',
  name: 'Implant',
  quantity: 3,
  lots: [
    { quantity: 2, lot: 'A1', expiry: '2029-05-31' },
    { quantity: 1, lot: null, expiry: null },
  ],
  refunded: 0,
};

const open = (changes: Partial<SlipItem>, warning?: string) =>
  render(
    <PackingSlip
      customerName="Ana Muñoz"
      address={null}
      facts={[]}
      items={[{ ...item, ...changes }]}
      warning={warning}
    />,
    { content: ['staff'] },
  );

it('lists each lot with its units and expiry', async () => {
  const { getByRole, getByText } = await open({});
  expect(getByText('2 units, lot A1, expires May 31, 2029')).toBeTruthy();
  expect(getByRole('table').textContent).not.toContain('REFUNDED');
});

it('shows REFUNDED in large letters on a line with refunded units', async () => {
  const { getByText } = await open({ refunded: 2 });
  const mark = getByText('REFUNDED: 2 units');
  expect(getComputedStyle(mark).fontSize).toBe('28px');
});

it('shows REFUNDED across the slip of a refunded order', async () => {
  const { getByText } = await open({}, 'REFUNDED');
  expect(getComputedStyle(getByText('REFUNDED')).fontSize).toBe('48px');
});
