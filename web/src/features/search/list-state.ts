import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import type { KeyboardEvent } from 'react';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';

/** What a row of the list opens; a page of the site has no product. */
export interface ListRow {
  path: string;
  product?: ProductSummary;
}

/** The product that the row sells. */
export const soldIn = (row: ListRow | undefined): ProductSummary | undefined =>
  row?.product && isPurchasable(row.product.price) ? row.product : undefined;

/** A product is opened by its first cell, counted in its second and bought by its last. */
export const columns = ['product', 'quantity', 'add'] as const;

export interface Cell {
  row: number;
  column: (typeof columns)[number];
}

export interface ListState {
  /** Wanted by the person; it shows once there is something to show. */
  isOpen: boolean;
  /** The cell that the arrow keys have reached; the focus stays in the field. */
  active: Cell | undefined;
}

export const closedList: ListState = { isOpen: false, active: undefined };
export const openList: ListState = { isOpen: true, active: undefined };

/** What the list does with a key that is pressed in the field. */
export type ListKeys = (event: KeyboardEvent<HTMLInputElement>) => void;

export const resultListId = 'search-list';

export const cellId = ({ row, column }: Cell): string => `search-${row}-${column}`;
