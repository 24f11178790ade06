import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import type { Return } from '@dental-shop/domain/returns/return';
import { database } from '../../shop/database.ts';

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

/** Reads the shipments and returns of these customers. */
export async function readFulfillment(uids: ReadonlySet<string>) {
  const documents = async <T>(name: string): Promise<(T & { id: string })[]> => {
    const { docs } = await database.collection(name).get();
    return docs
      .filter((each) => uids.has(each.get('uid')))
      .map((each) => ({ ...(each.data() as T), id: each.id }));
  };
  return {
    shipments: await documents<ShopShipment>('shipments'),
    returns: await documents<ShopReturn>('returns'),
  };
}
