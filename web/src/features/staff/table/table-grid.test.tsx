import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render } from '../../../shared/testing/render.tsx';
import TableGrid from './table-grid.tsx';

const rowsOf = (ids: readonly string[]) => ids.map((id) => ({ id }));

const grid = (ids: readonly string[]) => (
  <TableGrid
    label="Orders"
    columns={[{ id: 'order', label: 'Order', width: 120, content: ({ id }) => id }]}
    rows={rowsOf(ids)}
  />
);

it('moves focus to the row that replaces the focused one, even after rows above it have disappeared', async () => {
  const { findByRole, rerender } = await render(grid(['a', 'b', 'c', 'd']), { content: ['staff'] });
  const cell = await findByRole('gridcell', { name: 'c' });
  act(() => cell.focus());
  rerender(grid(['c', 'd', 'e', 'f']));
  rerender(grid(['d', 'e', 'f']));
  const next = await findByRole('gridcell', { name: 'd' });
  expect(document.activeElement).toBe(next);
});
