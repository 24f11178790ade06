import { cleanLine } from '../text/clean-text.ts';
import { maxQuantity } from './quantity.ts';

/** How many pieces of an item: what an account keeps of a line. Its name and price are the catalogue's. */
export interface Pieces {
  sku: string;
  quantity: number;
}

/** `firestore.rules` repeats this, and that no SKU has the sign by which it joins lines. */
const maxSkuLength = 40;
const pattern = /^([^|]+) ([1-9][0-9]{0,3})$/;

/** `I4510 4`. One text, because rules have no loop: they compare texts, and nothing else in a list. */
export const writePieces = ({ sku, quantity }: Pieces): string => `${sku.trim()} ${quantity}`;

/** Undefined for what is no line: it may come from an address or from storage, where anything can stand. */
export function readPieces(text: unknown): Pieces | undefined {
  const [, written = '', digits = ''] = (typeof text === 'string' && pattern.exec(text)) || [];
  const sku = cleanLine(written);
  if (sku === '' || sku.length > maxSkuLength) return undefined;
  return { sku, quantity: Number(digits) };
}

/** Whether an account can keep an item under this SKU. Every SKU of a catalogue passes. */
export const isKeepable = (sku: string): boolean =>
  readPieces(writePieces({ sku, quantity: maxQuantity })) !== undefined;
