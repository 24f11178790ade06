import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import type { Return } from '@dental-shop/domain/returns/return';

export type ShopShipment = Pick<
  Shipment<unknown>,
  'orderId' | 'rmaNumber' | 'kind' | 'lines' | 'state'
> & { id: string };

export type ShopReturn = Pick<Return<unknown>, 'lines' | 'state' | 'refundAmount' | 'replaced'> & {
  id: string;
};

/** Actions that the shop confirmed to the stories. None may be lost or happen twice. */
export class Confirmed {
  readonly shipments = new Map<string, ShopShipment['state']>();
  readonly returns = new Map<string, ShopReturn['state']>();
  /** Refunds in cents by payment intent, for orders without other refunds. */
  readonly refunds = new Map<string, number>();

  addRefund(intentId: string, cents: number): void {
    this.refunds.set(intentId, (this.refunds.get(intentId) ?? 0) + cents);
  }
}
