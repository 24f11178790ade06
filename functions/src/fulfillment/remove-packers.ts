import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { info, error as logError } from 'firebase-functions/logger';
import { shipments } from '../platform/firestore/fulfillment.ts';
import { paginate } from '../platform/firestore/paginate.ts';
import { describeError } from '../platform/log-redaction.ts';

/** Older shipments still name the packer, which customers could read. The audit log has the name, too. */
export type StoredShipment = Shipment<Timestamp> & { packedBy?: string };

const pageSize = 300;

/** Removes the packers from older shipments. `endAt` is in ms since 1970. */
export async function removePackers(firestore: Firestore, endAt: number): Promise<void> {
  let removed = 0;
  try {
    // Firestore only returns documents that have the field.
    for await (const page of paginate(shipments(firestore).orderBy('packedBy'), pageSize)) {
      const batch = firestore.batch();
      for (const { ref } of page) {
        batch.update(ref, { packedBy: FieldValue.delete() });
      }
      await batch.commit();
      removed += page.length;
      if (Date.now() > endAt) break;
    }
  } catch (error) {
    logError('Could not remove packers from shipments', { error: describeError(error) });
  }
  if (removed > 0) info('Removed packers from shipments', { removed });
}
