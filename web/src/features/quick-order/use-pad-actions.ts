import useEventCallback from '@mui/utils/useEventCallback';
import type { ClipboardEvent } from 'react';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import type { Pad, Row } from './use-pad.ts';

export const partFieldId = (row: Pick<Row, 'id'>) => `pad-part-${row.id}`;
export const quantityFieldId = (row: Pick<Row, 'id'>) => `pad-quantity-${row.id}`;

/** Moves focus synchronously, because a fast typist or a scanner may enter the next character before the next frame. */
function focusField(id: string | undefined): void {
  if (id) document.getElementById(id)?.focus();
}

interface PadActionsOptions {
  pad: Pad;
  /** Returns false if the text isn't a list and should be pasted into the field as is. */
  readPasted: (text: string) => boolean;
  onDone: (index: number) => void;
}

export type PadActions = ReturnType<typeof usePadActions>;

/** The handlers have stable identities, so only changed lines re-render. */
export function usePadActions({ pad, readPasted, onDone }: PadActionsOptions) {
  const indexOf = (id: number) => pad.rows.findIndex((row) => row.id === id);
  return {
    onChange: useEventCallback(pad.change),
    onSelect: useEventCallback((id: number, { sku }: ProductSummary) => {
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
      focusField(neighbor && partFieldId(neighbor));
    }),
  };
}
