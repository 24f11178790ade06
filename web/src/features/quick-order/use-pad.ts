import { parseQuantity } from '@dental-shop/domain/cart/quantity';
import {
  addLines,
  isEmptyLine,
  maxPadLines,
  type PadLine,
  parseStoredPad,
  storedPad,
} from '@dental-shop/domain/quick-order/pad-lines';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A line with a name of its own, by which React and the focus find it whatever its place is. */
export interface Row extends PadLine {
  id: number;
}

const storageKey = 'quickOrder';

/** Of the tab: a list is made for one order, and shared computers have other people's tabs. */
function readStored(): PadLine[] {
  try {
    return parseStoredPad(sessionStorage.getItem(storageKey));
  } catch (error) {
    console.warn('The stored pad could not be read.', { error });
    return [];
  }
}

function store(rows: readonly Row[]): void {
  try {
    sessionStorage.setItem(storageKey, storedPad(rows));
  } catch (error) {
    console.warn('The pad could not be stored.', { lines: rows.length, error });
  }
}

/** A pad shows that it has lines. */
const fewestLines = 5;

let lastId = 0;

function rowOf({ text, quantity }: PadLine): Row {
  lastId += 1;
  return { id: lastId, text, quantity };
}

/** With an empty line at the end, where there is room, for whoever goes on writing. */
function withOpenEnd(rows: readonly Row[]): readonly Row[] {
  const last = rows.at(-1);
  const added = last && isEmptyLine(last) ? 0 : 1;
  const length = Math.min(maxPadLines, Math.max(fewestLines, rows.length + added));
  const count = Math.max(0, length - rows.length);
  return [...rows, ...Array.from({ length: count }, () => rowOf({ text: '', quantity: '' }))];
}

const emptyPad = withOpenEnd([]);

export type Pad = ReturnType<typeof usePad>;

/** The lines of the pad, which survive a reload of the page. */
export function usePad() {
  const [rows, setRows] = useState(emptyPad);
  // What was written last, also before React has drawn it: a list may be pasted in two goes.
  const current = useRef(emptyPad);

  const replace = useCallback((next: readonly Row[]) => {
    current.current = withOpenEnd(next);
    setRows(current.current);
    store(current.current);
  }, []);
  // The prerendered page has an empty pad.
  useEffect(() => {
    const stored = readStored();
    if (stored.length > 0) replace(stored.map(rowOf));
  }, [replace]);

  const change = (id: number, changed: Partial<PadLine>) =>
    replace(current.current.map((row) => (row.id === id ? { ...row, ...changed } : row)));
  /** Puts lines after those that are written; returns how many found no room. */
  const append = (before: readonly Row[], added: readonly Row[]) => {
    const { lines, refused } = addLines(before, added);
    replace(lines);
    return refused;
  };
  return {
    rows,
    replace,
    change,
    remove: (id: number) => replace(current.current.filter((row) => row.id !== id)),
    add: (lines: readonly PadLine[]) => append(current.current, lines.map(rowOf)),
    /** Puts lines that were taken out before those that were written since. */
    putBack: (before: readonly Row[]) =>
      append(
        before,
        current.current.filter((row) => !isEmptyLine(row)),
      ),
    /** One more of what a scanned box names, on the line that has it already; returns how many there are. */
    count(text: string, isSame: (written: string) => boolean) {
      for (const { id, text: written, quantity } of current.current) {
        const before = parseQuantity(quantity === '' ? '1' : quantity);
        if (before === null || written === '' || !isSame(written)) continue;
        change(id, { quantity: String(before + 1) });
        return before + 1;
      }
      append(current.current, [rowOf({ text, quantity: '1' })]);
      return 1;
    },
  };
}
