import { isDeepStrictEqual } from 'node:util';
import type { RecallContent } from '@dental-shop/domain/api/staff/recall-calls';
import { lotsOf, type Recipient } from '@dental-shop/domain/recalls/lot-recipients';
import type { Recall, RecallConsignee } from '@dental-shop/domain/recalls/recall';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { mail, newMail } from '../mail/outbox.ts';
import { chunks } from '../platform/chunks.ts';
import { recallConsignees, recalls } from '../platform/firestore/fulfillment.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { retryOnContention } from '../platform/firestore/retry-on-contention.ts';
import { deviceRecordExpiry } from '../platform/firestore/typed-collection.ts';
import { actAsStaff, type StaffHandler } from '../staff/act-as-staff.ts';
import { findRecipients } from './find-recipients.ts';

/** A batch can have 500 writes, and each consignee takes two. */
const maxInBatch = 200;

const batchTimeoutMs = 20_000;

/**
 * Notifies everyone who has received the lots by now. Safe to repeat, even after a crash or in
 * parallel: a consignee's document and email are created together, and only once.
 */
export const sendRecall: StaffHandler<'sendRecall'> = async (
  { firestore },
  { recallId, ...content },
  staffUid,
) => {
  const recall = (await recalls(firestore).doc(recallId).get()).data();
  if (!recall) throw new Refusal('not-found');
  if (!hasSameContent(recall, content)) throw new Refusal('recall-changed');
  const recipients = await findRecipients(firestore, recall);
  if (recipients.length === 0) throw new Refusal('recall-without-recipients');
  const unnotified = await findUnnotified(firestore, recallId, recipients);
  if (unnotified.length > 0) {
    const expireAt = deviceRecordExpiry(await readOfficeSettings(firestore));
    const sending = { recallId, recall, expireAt };
    await markSent(firestore, staffUid, sending, unnotified.length);
    for (const some of chunks(unnotified, maxInBatch)) await notify(firestore, sending, some);
    info('Recall sent', { recallId, staffUid, consignees: unnotified.length });
  }
  return {
    recallId,
    consignees: recipients.length,
    unreachable: recipients.filter(({ consignee }) => consignee.email === '').length,
  };
};

async function findUnnotified(
  firestore: Firestore,
  recallId: string,
  recipients: readonly Recipient<Timestamp>[],
): Promise<Recipient<Timestamp>[]> {
  const { docs } = await recallConsignees(firestore, recallId).select().get();
  const notified = new Set(docs.map(({ id }) => id));
  return recipients.filter(({ uid }) => !notified.has(uid));
}

interface Sending {
  recallId: string;
  recall: Recall<Timestamp>;
  /** When the recall and its consignees are deleted. */
  expireAt: Timestamp;
}

async function markSent(
  firestore: Firestore,
  staffUid: string,
  { recallId, recall, expireAt }: Sending,
  consignees: number,
): Promise<void> {
  const reference = recalls(firestore).doc(recallId);
  await actAsStaff(firestore, staffUid, async (transaction, addEntry) => {
    const current = (await transaction.get(reference)).data();
    if (!current || !hasSameContent(current, recall)) throw new Refusal('recall-changed');
    if (current.state === 'draft') {
      transaction.update(reference, { state: 'sent', sentAt: Timestamp.now(), expireAt });
    }
    const { sku, lots } = recall;
    addEntry({
      what: 'send-recall',
      whom: recallId,
      recalled: { sku, lots },
      after: { state: 'sent', consignees },
    });
  });
}

function hasSameContent(a: RecallContent, b: RecallContent): boolean {
  const contentOf = ({ sku, lots, subject, message }: RecallContent) => ({
    ...{ sku, lots, subject, message },
  });
  return isDeepStrictEqual(contentOf(a), contentOf(b));
}

/** If another call has just notified some of these consignees, retries with the others. */
async function notify(
  firestore: Firestore,
  sending: Sending,
  recipients: readonly Recipient<Timestamp>[],
): Promise<void> {
  const { recallId } = sending;
  const consignees = recallConsignees(firestore, recallId);
  await retryOnContention({
    attempt: async () => {
      const documents = await firestore.getAll(...recipients.map(({ uid }) => consignees.doc(uid)));
      const batch = firestore.batch();
      for (const [index, recipient] of recipients.entries()) {
        if (documents[index]?.exists) continue;
        const { consignee, letter } = newNotice(sending, recipient);
        batch.create(consignees.doc(recipient.uid), consignee);
        if (consignee.mailId !== null) {
          batch.create(mail(firestore).doc(consignee.mailId), newMail(letter));
        }
      }
      await batch.commit();
    },
    timeoutMs: batchTimeoutMs,
  });
}

function newNotice({ recallId, recall, expireAt }: Sending, recipient: Recipient<Timestamp>) {
  const { sku, name: product, subject, message } = recall;
  const { uid, quantity, received } = recipient;
  const { name, email, language, address } = recipient.consignee;
  const lots = lotsOf(recipient);
  const consignee: RecallConsignee<Timestamp> = {
    uid,
    name,
    email,
    language,
    address,
    quantity,
    lots,
    orderNumbers: [...new Set(received.flatMap(({ shipment }) => shipment.orderNumber ?? []))],
    mailId: email === '' ? null : `recall-${recallId}-${uid}`,
    tokenHashes: [],
    notifiedAt: Timestamp.now(),
    deliveredAt: null,
    acknowledgedAt: null,
    expireAt,
  };
  const letter = {
    to: email,
    language,
    uid,
    template: 'recall-notice',
    data: { recallId, uid, name, sku, product, lots, quantity, subject, message },
  } as const;
  return { consignee, letter };
}
