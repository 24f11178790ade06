import type { SlipLine } from '@dental-shop/domain/fulfillment/packing-slip';
import { expect, it } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { PackingSlip } from './packing-slip.tsx';

const item: SlipLine = {
  sku: 'I4510',
  name: 'Implant',
  quantity: 3,
  lots: [
    { sku: 'I4510', quantity: 2, lot: 'A1', expiry: '2029-05-31' },
    { sku: 'I4510', quantity: 1, lot: null, expiry: null },
  ],
  open: 0,
  refundedPacked: 0,
  refundedUnpacked: 0,
};

const open = (changes: Partial<SlipLine>, warning?: string) =>
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
  const { getByText } = await open({ open: 1, refundedPacked: 2, refundedUnpacked: 1 });
  for (const text of ['REFUNDED after packing: 2 units', 'REFUNDED before packing: 1 unit']) {
    expect(getComputedStyle(getByText(text)).fontSize).toBe('28px');
  }
  expect(getByText('Still to pack: 1 unit')).toBeTruthy();
});

it('shows REFUNDED across the slip of a refunded order', async () => {
  const { getByText } = await open({}, 'REFUNDED');
  expect(getComputedStyle(getByText('REFUNDED')).fontSize).toBe('48px');
});
