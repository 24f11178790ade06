import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { cartStore } from './cart-store.ts';
import { changeWithUndo } from './cart-undo.ts';
import { UndoNotice } from './undo-notice.tsx';

const drill = { SKU: 'HD55S', Name: 'Drill', Price: '$91.00', 'thumbnail Photo Name': '' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function removeDrill() {
  cartStore.replace([{ ...drill, quantity: 2 }]);
  const rendered = await render(<UndoNotice />);
  const { SKU: sku, Name: name } = drill;
  act(() => changeWithUndo({ kind: 'removed', sku, name }, () => cartStore.remove(sku)));
  return rendered;
}

it('offers to undo a removal for ten seconds', async () => {
  const { queryByText } = await removeDrill();
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => vi.advanceTimersByTime(9_900));
  expect(queryByText('Drill was removed.')).not.toBeNull();
  act(() => vi.advanceTimersByTime(200));
  expect(queryByText('Drill was removed.')).toBeNull();
});

it('stays while it has focus', async () => {
  const { getByRole } = await removeDrill();
  act(() => getByRole('button', { name: 'Undo' }).focus());
  act(() => vi.advanceTimersByTime(60_000));
  act(() => getByRole('button', { name: 'Undo' }).click());
  expect(cartStore.read()).toEqual([{ ...drill, quantity: 2 }]);
  expect(getByRole('status').textContent).toBe('Your cart has been restored.');
});

it("doesn't repeat an earlier announcement when a later offer expires", async () => {
  const { getByRole } = await removeDrill();
  act(() => getByRole('button', { name: 'Undo' }).click());
  const { SKU: sku, Name: name } = drill;
  act(() => changeWithUndo({ kind: 'removed', sku, name }, () => cartStore.remove(sku)));
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => vi.advanceTimersByTime(10_100));
  expect(getByRole('status').textContent).toBe('');
});
