import { normalizeEmail } from '@dental-shop/domain/account/email';
import {
  type CollectionReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { findDataSubject } from '../mail/data-subject.ts';
import { mail } from '../mail/outbox.ts';
import { paginate } from '../platform/firestore/paginate.ts';
import { contactMessages } from '../platform/firestore/staff.ts';

/** Firestore's maximum batch size. */
const pageSize = 500;

/** Lookups by address miss older documents, which have no normalized email. */
export async function backfillNormalizedEmails(firestore: Firestore): Promise<void> {
  await backfill(contactMessages(firestore), 'normalizedEmail', (message) =>
    normalizeEmail(message.email),
  );
  await backfill(mail(firestore), 'personEmail', findDataSubject);
}

async function backfill<T>(
  collection: CollectionReference<T>,
  field: string,
  addressIn: (document: T) => string | null,
): Promise<void> {
  // Uses one transaction, because a document created between the two counts would hide a missing
  // one.
  const isComplete = await collection.firestore.runTransaction(
    async (transaction) => {
      const all = await transaction.get(collection.count());
      const done = await transaction.get(collection.orderBy(field).count());
      return all.data().count === done.data().count;
    },
    { readOnly: true },
  );
  if (isComplete) return;
  const isMissing = (document: QueryDocumentSnapshot<T>) => document.get(field) === undefined;
  for await (const page of paginate(collection.orderBy(FieldPath.documentId()), pageSize)) {
    const batch = collection.firestore.batch();
    for (const document of page.filter(isMissing)) {
      batch.update(document.ref, {
        [field]: addressIn(document.data()),
      });
    }
    await batch.commit();
  }
  info('Backfilled normalized emails', { to: collection.id });
}
