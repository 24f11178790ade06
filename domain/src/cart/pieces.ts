import { cleanLine } from '../text/clean-text.ts';
import { maxQuantity } from './quantity.ts';

export interface Pieces {
  sku: string;
  quantity: number;
}

/** Repeated in `firestore.rules`, as is the ban on `|`, which joins lines there. */
const maxSkuLength = 40;
const pattern = /^([^|]+) ([1-9][0-9]{0,3})$/;

/** `I4510 4`. One string per line, because security rules can't iterate over objects in a list. */
export const writePieces = ({ sku, quantity }: Pieces): string => `${sku.trim()} ${quantity}`;

export function readPieces(text: unknown): Pieces | undefined {
  const [, written = '', digits = ''] = (typeof text === 'string' && pattern.exec(text)) || [];
  const sku = cleanLine(written);
  if (sku === '' || sku.length > maxSkuLength) return undefined;
  return { sku, quantity: Number(digits) };
}

export const isKeepable = (sku: string): boolean =>
  readPieces(writePieces({ sku, quantity: maxQuantity })) !== undefined;
