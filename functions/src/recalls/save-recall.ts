import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { Timestamp } from 'firebase-admin/firestore';
import { recalls } from '../platform/firestore/fulfillment.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { deviceRecordExpiry } from '../platform/firestore/typed-collection.ts';
import { actAsStaff, type StaffHandler } from '../staff/act-as-staff.ts';
import { canonicalSku } from './find-recipients.ts';

export const saveRecall: StaffHandler<'saveRecall'> = async (
  { firestore },
  { recallId, ...content },
  staffUid,
) => {
  const reference = recalls(firestore).doc(recallId);
  const sku = canonicalSku(content.sku);
  const lots = [...new Set(content.lots)];
  const expireAt = deviceRecordExpiry(await readOfficeSettings(firestore));
  await actAsStaff(firestore, staffUid, async ({ transaction, addEntry }) => {
    const saved = (await transaction.get(reference)).data();
    if (saved?.state === 'sent') throw new Refusal('recall-sent');
    transaction.set(reference, {
      ...content,
      sku,
      name: findProduct(catalogue, sku)?.name ?? sku,
      lots,
      state: 'draft',
      createdAt: saved?.createdAt ?? Timestamp.now(),
      createdBy: saved?.createdBy ?? staffUid,
      sentAt: null,
      expireAt,
    });
    addEntry({ what: 'save-recall', whom: recallId, recalled: { sku, lots } });
  });
  return { recallId };
};

export const discardRecall: StaffHandler<'discardRecall'> = async (
  { firestore },
  { recallId },
  staffUid,
) => {
  const reference = recalls(firestore).doc(recallId);
  await actAsStaff(firestore, staffUid, async ({ transaction, addEntry }) => {
    const recall = (await transaction.get(reference)).data();
    // A repeated call changes nothing.
    if (!recall) return;
    if (recall.state === 'sent') throw new Refusal('recall-sent');
    const { sku, lots } = recall;
    transaction.delete(reference);
    addEntry({ what: 'discard-recall', whom: recallId, recalled: { sku, lots } });
  });
  return { recallId };
};
