/**
 * An invoice's number for people: the part of the order's id that the account screen shows, too.
 */
export function invoiceNumber(orderId: string): string {
  return orderId.slice(0, 8);
}
