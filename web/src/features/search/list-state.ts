import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import type { KeyboardEvent } from 'react';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';

export interface ListRow {
  path: string;
  product?: ProductSummary;
}

export const purchasableProduct = (row: ListRow | undefined): ProductSummary | undefined =>
  row?.product && isPurchasable(row.product.price) ? row.product : undefined;

export const columns = ['product', 'quantity', 'add'] as const;

export interface Cell {
  row: number;
  column: (typeof columns)[number];
}

export interface ListState {
  isOpen: boolean;
  /** The active descendant, because focus stays in the field. */
  active: Cell | undefined;
}

export const closedList: ListState = { isOpen: false, active: undefined };
export const openList: ListState = { isOpen: true, active: undefined };

export type ListKeys = (event: KeyboardEvent<HTMLInputElement>) => void;

export const resultListId = 'search-list';

export const cellId = ({ row, column }: Cell): string => `search-${row}-${column}`;
