import type { ShipmentLine } from '@dental-shop/domain/fulfillment/shipment';
import type { OwnShipment } from './use-own-shipments.ts';

export interface ShippedLine extends ShipmentLine {
  shippedAt: Date;
}

export function shippedLines(shipments: readonly OwnShipment[]): ShippedLine[] {
  return shipments.flatMap(({ lines, shippedAt }) =>
    lines.map((line) => ({ ...line, shippedAt: shippedAt.toDate() })),
  );
}
