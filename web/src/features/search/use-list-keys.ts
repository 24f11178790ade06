import { maxQuantity } from '@dental-shop/domain/cart/quantity';
import { type RefObject, useImperativeHandle } from 'react';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import {
  type Cell,
  closedList,
  columns,
  type ListKeys,
  type ListRow,
  type ListState,
  openList,
  purchasableProduct,
} from './list-state.ts';

interface ListActions {
  open: (row: ListRow) => void;
  add: (product: ProductSummary) => void;
  quantityOf: (product: ProductSummary) => number;
  count: (product: ProductSummary, quantity: number) => void;
}

/** Returns undefined to the left of the first cell, which moves the cursor back into the text field. */
function nextColumn({ row, column }: Cell, step: number, listRow: ListRow): Cell | undefined {
  const next = columns[columns.indexOf(column) + step];
  const isAvailable = next === 'product' || purchasableProduct(listRow);
  if (next && isAvailable) return { row, column: next };
  return step < 0 ? undefined : { row, column };
}

/** Moving past either end returns to the text field. Keeps the column if the new row has it. */
function nextRow(
  rows: readonly ListRow[],
  active: Cell | undefined,
  step: number,
): Cell | undefined {
  const row = active ? active.row + step : step > 0 ? 0 : rows.length - 1;
  if (!rows[row]) return undefined;
  return { row, column: purchasableProduct(rows[row]) ? (active?.column ?? 'product') : 'product' };
}

export function useListKeys(
  keys: RefObject<ListKeys | null>,
  rows: readonly ListRow[],
  list: ListState,
  onList: (list: ListState) => void,
  actions: ListActions,
): void {
  useImperativeHandle(keys, () => (event) => {
    const active = list.isOpen ? list.active : undefined;
    const row = active && rows[active.row];
    const product = purchasableProduct(row);
    const consumeKey = () => event.preventDefault();
    const activate = (cell: Cell | undefined) => onList({ isOpen: true, active: cell });
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        consumeKey();
        if (!list.isOpen) return onList(openList);
        return activate(nextRow(rows, active, event.key === 'ArrowDown' ? 1 : -1));
      case 'ArrowLeft':
      case 'ArrowRight':
        if (!row) return;
        consumeKey();
        return activate(nextColumn(active, event.key === 'ArrowRight' ? 1 : -1, row));
      case 'Escape':
        if (!list.isOpen) return;
        consumeKey();
        return onList(closedList);
      case 'Enter':
        if (!row) return;
        consumeKey();
        if (active.column === 'product') actions.open(row);
        else if (product) actions.add(product);
        return;
      case '+':
      case '-': {
        if (!product || active?.column !== 'quantity') return;
        consumeKey();
        const next = actions.quantityOf(product) + (event.key === '+' ? 1 : -1);
        if (next >= 1 && next <= maxQuantity) actions.count(product, next);
      }
    }
  });
}
