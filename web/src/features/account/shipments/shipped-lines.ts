import { officeDay } from '@dental-shop/domain/calendar/office-day';
import type { ShipmentLine } from '@dental-shop/domain/fulfillment/shipment';
import type { OwnShipment } from './use-shipments.ts';

export interface ShippedLine extends ShipmentLine {
  /** A calendar date such as `2026-11-27`. */
  shippedOn: string;
}

export function shippedLines(shipments: readonly OwnShipment[]): ShippedLine[] {
  return shipments.flatMap(({ lines, shippedAt }) => {
    const shippedOn = officeDay(shippedAt.toDate());
    return lines.map((line) => ({ ...line, shippedOn }));
  });
}
