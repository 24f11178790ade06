import { lotSortKey } from '@dental-shop/domain/fulfillment/lot';
import { Timestamp } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { render } from '../../../../shared/testing/render.tsx';
import { LotsOnHold } from './lots-on-hold.tsx';

it('shows ten lots at a time', async () => {
  window.innerWidth = 390;
  const lots = Array.from({ length: 11 }, (_, index) => ({
    ...{ id: `I4510__A${index}`, sku: 'I4510', lot: `A${index}`, sortKey: lotSortKey('A1') },
    ...{ expiry: null, updatedAt: Timestamp.fromMillis(0), hold: null },
  }));
  const { getAllByRole, user, getByRole } = await render(
    <LotsOnHold held={{ lots, holdReason: () => 'Under test' }} onAsk={vi.fn()} />,
    { content: ['staff'] },
  );
  expect(getAllByRole('listitem')).toHaveLength(10);
  await user.click(getByRole('button', { name: 'Next' }));
  expect(getAllByRole('listitem')).toHaveLength(1);
});

it('shows why, when, and by whom each lot was put on hold', async () => {
  // As cards, because the grid needs a layout.
  window.innerWidth = 390;
  const since = Timestamp.fromDate(new Date('2026-11-27T12:00:00Z'));
  const lot = {
    ...{ id: 'I4510__A1', sku: 'I4510', lot: 'A1', sortKey: lotSortKey('A1') },
    ...{ expiry: null, updatedAt: since },
    hold: { reason: 'Under test', since, by: 'eva@example.com' },
  };
  const { getByRole } = await render(
    <LotsOnHold held={{ lots: [lot], holdReason: () => 'Under test' }} onAsk={vi.fn()} />,
    { content: ['staff'] },
  );
  const table = getByRole('region', { name: 'Lots on hold' });
  for (const text of ['Under test', 'eva@example.com', 'Nov 27, 2026']) {
    expect(table.textContent).toContain(text);
  }
});
