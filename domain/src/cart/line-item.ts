import { cleanLine } from '../text/clean-text.ts';
import { maxQuantity } from './quantity.ts';

export interface LineItem {
  sku: string;
  quantity: number;
}

/**
 * `firestore.rules` has the same limit. SKUs can't contain `|`, because the rules join lines with
 * it.
 */
const maxSkuLength = 40;
const pattern = /^([^|]+) ([1-9][0-9]{0,3})$/;

/**
 * For example, `I4510 4`. A string, because security rules can't iterate over objects in a list.
 */
export const formatLineItem = ({ sku, quantity }: LineItem): string => `${sku.trim()} ${quantity}`;

export function parseLineItem(text: unknown): LineItem | undefined {
  const [, written = '', digits = ''] = (typeof text === 'string' && pattern.exec(text)) || [];
  const sku = cleanLine(written);
  if (sku === '' || sku.length > maxSkuLength) return undefined;
  return { sku, quantity: Number(digits) };
}

export const isStorableSku = (sku: string): boolean =>
  parseLineItem(formatLineItem({ sku, quantity: maxQuantity })) !== undefined;
