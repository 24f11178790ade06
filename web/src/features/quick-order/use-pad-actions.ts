import useEventCallback from '@mui/utils/useEventCallback';
import type { ClipboardEvent } from 'react';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import type { Pad, Row } from './use-pad.ts';

export const partFieldId = (row: Pick<Row, 'id'>) => `pad-part-${row.id}`;
export const quantityFieldId = (row: Pick<Row, 'id'>) => `pad-quantity-${row.id}`;

/** Synchronous: the next character of a fast typist or a scanner comes before the next frame. */
function focusField(id: string | undefined): void {
  if (id) document.getElementById(id)?.focus();
}

interface Listener {
  pad: Pad;
  /** Reads what was pasted; false if it isn't a list, and goes into its field as it is. */
  readPasted: (text: string) => boolean;
  /** Called with the index of each line that the customer has finished. */
  onDone: (index: number) => void;
}

export type PadActions = ReturnType<typeof usePadActions>;

/** The handlers of the lines. Each keeps its identity, so that only lines that change re-render. */
export function usePadActions({ pad, readPasted, onDone }: Listener) {
  const indexOf = (id: number) => pad.rows.findIndex((row) => row.id === id);
  return {
    onChange: useEventCallback(pad.change),
    onTake: useEventCallback((id: number, { sku }: ProductSummary) => {
      pad.change(id, { text: sku });
      focusField(quantityFieldId({ id }));
    }),
    onEnter: useEventCallback((id: number) => {
      const index = indexOf(id);
      onDone(index);
      const next = pad.rows[index + 1];
      focusField(next && partFieldId(next));
    }),
    onPaste: useEventCallback((event: ClipboardEvent<HTMLInputElement>) => {
      if (readPasted(event.clipboardData.getData('text/plain'))) event.preventDefault();
    }),
    onRemove: useEventCallback((id: number) => {
      const index = indexOf(id);
      const neighbor = pad.rows[index + 1] ?? pad.rows[index - 1];
      pad.remove(id);
      // The pressed button is gone, and with it the focus.
      focusField(neighbor && partFieldId(neighbor));
    }),
  };
}
