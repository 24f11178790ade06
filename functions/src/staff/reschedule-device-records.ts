import type { OfficeSettings } from '@dental-shop/domain/settings/office-settings';
import type { Firestore, Query, Timestamp } from 'firebase-admin/firestore';
import {
  complaints,
  recallConsignees,
  recalls,
  shipments,
} from '../platform/firestore/fulfillment.ts';
import { paginate } from '../platform/firestore/paginate.ts';
import { deviceRecordExpiry } from '../platform/firestore/typed-collection.ts';

type LifetimeSetting = Pick<OfficeSettings, 'deviceLifetimeYears'>;

const pageSize = 300;

/**
 * Applies a new device lifetime to existing records. Can be repeated safely. Reads all complaints and
 * recalls, but only the shipments of deleted accounts, because others don't expire.
 */
export async function rescheduleDeviceRecords(
  firestore: Firestore,
  settings: LifetimeSetting,
): Promise<void> {
  await reschedule(complaints(firestore), settings, ({ awareAt }) => awareAt);
  for await (const page of paginate(recalls(firestore), pageSize)) {
    for (const recall of page) {
      const { createdAt, sentAt } = recall.data();
      const start = (sentAt ?? createdAt).toMillis();
      await recall.ref.update({ expireAt: deviceRecordExpiry(settings, start) });
      const consignees = recallConsignees(firestore, recall.id);
      await reschedule(consignees, settings, ({ notifiedAt }) => notifiedAt);
    }
  }
  // Firestore only returns documents that have the field. A document that gets a later date may be read again, which is
  // harmless.
  const expiring = shipments(firestore).orderBy('expireAt');
  await reschedule(expiring, settings, ({ shippedAt }) => shippedAt);
}

async function reschedule<Document extends object>(
  query: Query<Document>,
  settings: LifetimeSetting,
  startOf: (document: Document) => Timestamp,
): Promise<void> {
  for await (const page of paginate(query, pageSize)) {
    const batch = query.firestore.batch();
    for (const each of page) {
      const expireAt = deviceRecordExpiry(settings, startOf(each.data()).toMillis());
      batch.update(each.ref, { expireAt });
    }
    await batch.commit();
  }
}
