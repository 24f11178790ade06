import { createHash } from 'node:crypto';

/**
 * Every attempt to refund an order of a return uses the same ID. UUID version 8 is the one for
 * custom hashes.
 */
export function returnRefundId(rmaNumber: string, orderId: string): string {
  const hash = createHash('sha256').update(`return-refund\n${rmaNumber}\n${orderId}`).digest('hex');
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 0b0011) | 0b1000).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
