import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { isComposing } from '../../shared/ui/is-composing.ts';

interface Position {
  row: number;
  column: number;
}

/** The arrow keys skip gaps, which are null in `cells`. */
export function useGridNavigation(cells: readonly (readonly unknown[])[]) {
  // Deferred because it re-renders every cell.
  const isHydrated = useDeferredValue(useHydrated());
  const [chosen, setChosen] = useState<Position>();
  const filled = cells.flatMap((each, row) =>
    [...each.keys()]
      .filter((column) => each[column] !== null)
      .map((column): Position => ({ row, column })),
  );
  const isSamePosition = (position: Position | undefined) => (each: Position) =>
    each.row === position?.row && each.column === position.column;
  const active = filled.find(isSamePosition(chosen)) ?? filled[0];

  return {
    // The arrow keys don't work before hydration, so Tab stops at every cell.
    isTabStop: (row: number, column: number) =>
      !isHydrated || isSamePosition(active)({ row, column }),
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      if (isComposing(event.nativeEvent)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const move = moves[event.key];
      if (!move || !active) return;
      event.preventDefault();
      event.stopPropagation();
      const table = event.currentTarget;
      // On a narrow screen, columns are displayed as rows (`size-table-style.ts`).
      const shared =
        move.isHorizontal === (getComputedStyle(table).display === 'grid') ? 'column' : 'row';
      const line = filled.filter((each) => each[shared] === active[shared]);
      const next = line[move.next(line.findIndex(isSamePosition(active)), line.length - 1)];
      if (next) focusCell(table, next, event.target instanceof HTMLAnchorElement);
    },
    cellProps: (row: number, column: number) => ({
      'data-cell': `${row}-${column}`,
      onFocus: () => setChosen({ row, column }),
    }),
  };
}

interface Move {
  isHorizontal: boolean;
  next: (index: number, last: number) => number;
}

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: { isHorizontal: false, next: (index) => index - 1 },
  ArrowDown: { isHorizontal: false, next: (index) => index + 1 },
  ArrowLeft: { isHorizontal: true, next: (index) => index - 1 },
  ArrowRight: { isHorizontal: true, next: (index) => index + 1 },
  Home: { isHorizontal: true, next: () => 0 },
  End: { isHorizontal: true, next: (_, last) => last },
};

function focusCell(table: HTMLElement, { row, column }: Position, isLink: boolean): void {
  const controls = table.querySelectorAll<HTMLElement>(
    `[data-cell="${row}-${column}"] ${isLink ? 'a' : ':is(input, [data-cell-button])'}`,
  );
  [...controls].find((control) => control.getClientRects().length > 0)?.focus();
}
