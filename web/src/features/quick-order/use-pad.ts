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

export interface Row extends PadLine {
  id: number;
}

const storageKey = 'quickOrder';

/** Session storage, so the next user of a shared computer doesn't get the list. */
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

const minLines = 5;

let lastId = 0;

function toRow({ text, quantity }: PadLine): Row {
  lastId += 1;
  return { id: lastId, text, quantity };
}

function withBlankLine(rows: readonly Row[]): readonly Row[] {
  const last = rows.at(-1);
  const added = last && isEmptyLine(last) ? 0 : 1;
  const length = Math.min(maxPadLines, Math.max(minLines, rows.length + added));
  const count = Math.max(0, length - rows.length);
  return [...rows, ...Array.from({ length: count }, () => toRow({ text: '', quantity: '' }))];
}

const emptyPad = withBlankLine([]);

export type Pad = ReturnType<typeof usePad>;

export function usePad() {
  const [rows, setRows] = useState(emptyPad);
  // Updated before `rows`, because two pastes may arrive before the next render.
  const current = useRef(emptyPad);

  const replace = useCallback((next: readonly Row[]) => {
    current.current = withBlankLine(next);
    setRows(current.current);
    store(current.current);
  }, []);
  useEffect(() => {
    const stored = readStored();
    if (stored.length > 0) replace(stored.map(toRow));
  }, [replace]);

  const change = (id: number, changed: Partial<PadLine>) =>
    replace(current.current.map((row) => (row.id === id ? { ...row, ...changed } : row)));
  const append = (before: readonly Row[], added: readonly Row[]) => {
    const { lines, dropped } = addLines(before, added);
    replace(lines);
    return dropped;
  };
  return {
    rows,
    replace,
    change,
    remove: (id: number) => replace(current.current.filter((row) => row.id !== id)),
    add: (lines: readonly PadLine[]) => append(current.current, lines.map(toRow)),
    restore: (before: readonly Row[]) =>
      append(
        before,
        current.current.filter((row) => !isEmptyLine(row)),
      ),
    count(text: string, isSamePart: (written: string) => boolean) {
      for (const { id, text: written, quantity } of current.current) {
        const before = parseQuantity(quantity === '' ? '1' : quantity);
        if (before === null || written === '' || !isSamePart(written)) continue;
        change(id, { quantity: String(before + 1) });
        return before + 1;
      }
      append(current.current, [toRow({ text, quantity: '1' })]);
      return 1;
    },
  };
}
