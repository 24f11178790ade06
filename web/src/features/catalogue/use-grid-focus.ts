import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';

interface Position {
  row: number;
  column: number;
}

interface GridFocus {
  /** Whether the Tab key stops at a cell: of a whole table it does so at one. */
  isTabStop: (row: number, column: number) => boolean;
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
  /** Every cell takes these, also those that the Tab key passes by. */
  cellProps: (row: number, column: number) => { 'data-cell': string; onFocus: () => void };
}

/**
 * The keyboard in a table, as in a spreadsheet: the arrow keys go from cell to cell, past gaps; Home and End go to the
 * ends of a row. They keep to the links, or to what counts; the Tab key goes through the controls of one cell. `cells`
 * holds null for a gap.
 */
export function useGridFocus(cells: readonly (readonly unknown[])[]): GridFocus {
  // Deferred, because it renders every cell anew: in slices, and after whatever is more urgent.
  const isHydrated = useDeferredValue(useHydrated());
  const [chosen, setChosen] = useState<Position>();
  const filled = cells.flatMap((each, row) =>
    [...each.keys()]
      .filter((column) => each[column] !== null)
      .map((column): Position => ({ row, column })),
  );
  const isAt = (position: Position | undefined) => (each: Position) =>
    each.row === position?.row && each.column === position.column;
  const active = filled.find(isAt(chosen)) ?? filled[0];

  return {
    // Until the page's scripts run there are no arrow keys, so the Tab key stops at every cell.
    isTabStop: (row, column) => !isHydrated || isAt(active)({ row, column }),
    onKeyDownCapture: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const move = moves[event.key];
      if (!move || !active) return;
      event.preventDefault();
      event.stopPropagation();
      const table = event.currentTarget;
      // A narrow screen shows columns as rows (`size-table-style.ts`), and the keys go by what is seen.
      const shared =
        move.isAcross === (getComputedStyle(table).display === 'grid') ? 'column' : 'row';
      const line = filled.filter((each) => each[shared] === active[shared]);
      const next = line[move.next(line.findIndex(isAt(active)), line.length - 1)];
      if (next) focusCell(table, next, event.target instanceof HTMLAnchorElement);
    },
    cellProps: (row, column) => ({
      'data-cell': `${row}-${column}`,
      onFocus: () => setChosen({ row, column }),
    }),
  };
}

interface Move {
  isAcross: boolean;
  /** Where it leads to in the line of the filled cells; nowhere at its end. */
  next: (index: number, last: number) => number;
}

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: { isAcross: false, next: (index) => index - 1 },
  ArrowDown: { isAcross: false, next: (index) => index + 1 },
  ArrowLeft: { isAcross: true, next: (index) => index - 1 },
  ArrowRight: { isAcross: true, next: (index) => index + 1 },
  Home: { isAcross: true, next: () => 0 },
  End: { isAcross: true, next: (_, last) => last },
};

/** The link of a cell; else its field, or its button where that is shown instead. */
function focusCell(table: HTMLElement, { row, column }: Position, isLink: boolean): void {
  const controls = table.querySelectorAll<HTMLElement>(
    `[data-cell="${row}-${column}"] ${isLink ? 'a' : ':is(input, [data-cell-button])'}`,
  );
  [...controls].find((control) => control.getClientRects().length > 0)?.focus();
}
