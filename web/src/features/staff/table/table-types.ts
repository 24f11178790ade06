import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';

export interface TableRow {
  id: string;
}

interface CellFocus {
  /** Pass it to every link and button in a cell. Only the focused cell is a tab stop, as in any grid. */
  tabIndex: 0 | -1;
}

export interface TableColumn<Row> {
  id: string;
  label: string;
  /** In px. A cell shows one line; longer values are truncated, and shown in full on hover and focus. */
  width: number;
  /** The column's share of the remaining width. By default, the column keeps its width. */
  grow?: number;
  content(row: Row, focus: CellFocus): ReactNode;
  /** Right-aligned. */
  isAmount?: boolean;
  /** Only if the rows can be sorted by it; see `sort`. */
  isSortable?: boolean;
  /** Leaves the column out on screens narrower than this. */
  from?: 'lg' | 'xl';
  /**
   * The place on a phone's card. By default, the first column is the title, and the other columns are labeled values.
   */
  onCard?: 'title' | 'corner' | 'value' | 'action' | 'nowhere';
}

export interface TableSelection<Row> {
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  /** Used in the checkbox's accessible name. */
  nameOf: (row: Row) => string;
}

export type SortDirection = 'asc' | 'desc';

export interface TableSort {
  column: string;
  direction: SortDirection;
  onSort: (column: string, direction: SortDirection) => void;
}

/** A URL, or a function for pages that aren't in the URL. */
type PageTarget = To | (() => void);

export interface TablePager {
  previous?: PageTarget | undefined;
  next?: PageTarget | undefined;
}

export const isAddress = (target: PageTarget): target is To => typeof target !== 'function';

export interface TableProps<Row extends TableRow> {
  /** The accessible name. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** At most one page, because all rows are rendered. */
  rows: readonly Row[];
  selection?: TableSelection<Row> | undefined;
  sort?: TableSort | undefined;
  pager?: TablePager | undefined;
  /** The row whose details are open. */
  openId?: string | undefined;
  /** Called when a row is clicked, or Enter is pressed in one of its cells. Phones only have the card's own links. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Called when keyboard focus moves to another row. */
  onFocusRow?: ((row: Row) => void) | undefined;
}
