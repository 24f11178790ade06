import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { isComposing } from '../../shared/ui/is-composing.ts';

interface Position {
  row: number;
  column: number;
}

const steps: Readonly<Record<string, Position>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

interface GridFocus {
  /** Whether the Tab key stops at a cell: of a whole table it does so at one. */
  isTabStop: (row: number, column: number) => boolean;
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
  /** Every cell takes these, also those that the Tab key passes by. */
  cellProps: (row: number, column: number) => { 'data-cell': string; onFocus: () => void };
}

/**
 * The keyboard in a table, as in a spreadsheet: the arrow keys go from cell to cell, past gaps; Home and
 * End go to the ends of a row. `cells` holds null for a gap.
 */
export function useGridFocus(cells: readonly (readonly unknown[])[]): GridFocus {
  // Deferred, because it renders every cell anew: in slices, and after whatever is more urgent.
  const isHydrated = useDeferredValue(useHydrated());
  const [chosen, setChosen] = useState<Position>();
  const isFilled = (position: Position | undefined): position is Position =>
    position !== undefined && (cells[position.row]?.[position.column] ?? null) !== null;
  const active = isFilled(chosen) ? chosen : firstFilled(cells);

  const target = (key: string): Position | undefined => {
    const step = steps[key];
    if (step) {
      let next = { row: active.row + step.row, column: active.column + step.column };
      while (cells[next.row]?.[next.column] === null) {
        next = { row: next.row + step.row, column: next.column + step.column };
      }
      return next;
    }
    const row = cells[active.row] ?? [];
    const filled = [...row.keys()].filter((column) => row[column] !== null);
    if (key === 'Home') return { row: active.row, column: filled[0] ?? 0 };
    return key === 'End' ? { row: active.row, column: filled.at(-1) ?? 0 } : undefined;
  };

  return {
    // Until the page's scripts run there are no arrow keys, so the Tab key stops at every cell.
    isTabStop: (row, column) => !isHydrated || (row === active.row && column === active.column),
    onKeyDownCapture: (event) => {
      if (isComposing(event.nativeEvent)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const next = target(event.key);
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (isFilled(next)) focusCell(event.currentTarget, next);
    },
    cellProps: (row, column) => ({
      'data-cell': `${row}-${column}`,
      onFocus: () => setChosen({ row, column }),
    }),
  };
}

function firstFilled(cells: readonly (readonly unknown[])[]): Position {
  const row = Math.max(
    cells.findIndex((each) => each.some((cell) => cell !== null)),
    0,
  );
  return { row, column: Math.max(cells[row]?.findIndex((cell) => cell !== null) ?? 0, 0) };
}

/** The field of a cell on a wide screen, its button on a narrow one: only one of them is shown. */
function focusCell(table: HTMLElement, { row, column }: Position): void {
  const controls = table.querySelectorAll<HTMLElement>(
    `[data-cell="${row}-${column}"] :is(input, [data-cell-button])`,
  );
  [...controls].find((control) => control.getClientRects().length > 0)?.focus();
}
