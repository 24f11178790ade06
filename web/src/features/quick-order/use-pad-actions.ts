import type { ClipboardEvent } from 'react';
import { useMemo, useRef } from 'react';
import { type PadActions, partFieldId, quantityFieldId } from './pad-row.tsx';
import type { Pad } from './use-pad.ts';

/** At once: whoever types fast, or scans, has the next character there before the next frame. */
function focusField(id: string | undefined): void {
  if (id) document.getElementById(id)?.focus();
}

interface Listener {
  pad: Pad;
  /** Reads what was pasted; false where it is no list, and is written into its field as it is. */
  readPasted: (text: string) => boolean;
  /** Hears which line somebody has finished, by its index. */
  onDone: (index: number) => void;
}

/** The same actions for the life of the pad, so that lines are drawn anew only where they change. */
export function usePadActions(listener: Listener): PadActions {
  const latest = useRef(listener);
  latest.current = listener;
  return useMemo(() => {
    const indexOf = (id: number) => latest.current.pad.rows.findIndex((row) => row.id === id);
    return {
      change: (id, changed) => latest.current.pad.change(id, changed),
      take(id, { sku }) {
        latest.current.pad.change(id, { text: sku });
        focusField(quantityFieldId({ id }));
      },
      enter(id) {
        const index = indexOf(id);
        latest.current.onDone(index);
        const next = latest.current.pad.rows[index + 1];
        focusField(next && partFieldId(next));
      },
      paste(_id, event: ClipboardEvent<HTMLInputElement>) {
        const isRead = latest.current.readPasted(event.clipboardData.getData('text/plain'));
        if (isRead) event.preventDefault();
      },
      remove(id) {
        const { pad } = latest.current;
        const index = indexOf(id);
        const neighbor = pad.rows[index + 1] ?? pad.rows[index - 1];
        pad.remove(id);
        // The pressed button is gone, and with it the focus.
        focusField(neighbor && partFieldId(neighbor));
      },
    };
  }, []);
}
