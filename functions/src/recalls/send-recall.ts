import { isDeepStrictEqual } from 'node:util';
import type { RecallContent } from '@dental-shop/domain/api/staff/recall-calls';
import { lotId } from '@dental-shop/domain/fulfillment/lot';
import { lotsOf, type Recipient } from '@dental-shop/domain/recalls/lot-recipients';
import { needsNotice } from '@dental-shop/domain/recalls/needs-notice';
import type { Recall, RecallConsignee, RecallNotice } from '@dental-shop/domain/recalls/recall';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { mail, newMail } from '../mail/outbox.ts';
import { chunks } from '../platform/chunks.ts';
import { lots, recallConsignees, recalls } from '../platform/firestore/fulfillment.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { retryOnContention } from '../platform/firestore/retry-on-contention.ts';
import { deviceRecordExpiry } from '../platform/firestore/typed-collection.ts';
import { withHold } from '../platform/firestore/with-hold.ts';
import { actAsStaff, type StaffHandler } from '../staff/act-as-staff.ts';
import { findRecipients } from './find-recipients.ts';

/** A batch can have 500 writes, and each consignee takes two. */
const maxInBatch = 200;

const batchTimeoutMs = 20_000;

/**
 * Puts the lots on hold, and notifies everyone who has received units from them so far. Safe to repeat after a crash or
 * in parallel: each consignee's document and email are written together, and again only if the consignee has received
 * more units.
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
  const { docs } = await recallConsignees(firestore, recallId).get();
  const latest = new Map(docs.map((each) => [each.id, each.data()]));
  return recipients.filter((each) => needsNotice(each, latest.get(each.uid)));
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
  const { sku } = recall;
  const references = recall.lots.map((lot) => lots(firestore).doc(lotId(sku, lot)));
  await actAsStaff(firestore, staffUid, async ({ transaction, addEntry, whoEmail: by }) => {
    const current = (await transaction.get(reference)).data();
    if (!current || !hasSameContent(current, recall)) throw new Refusal('recall-changed');
    const known = await transaction.getAll(...references);
    const hold = { reason: recall.subject.en, since: Timestamp.now(), by };
    const heldLots: string[] = [];
    for (const [index, lot] of recall.lots.entries()) {
      const snapshot = known[index];
      if (!snapshot || snapshot.data()?.hold) continue;
      transaction.set(snapshot.ref, withHold({ sku, lot }, snapshot.data(), hold));
      heldLots.push(lot);
    }
    if (current.state === 'draft') {
      transaction.update(reference, { state: 'sent', sentAt: Timestamp.now(), expireAt });
    }
    // One entry, because an entry for each lot could exceed 500 writes.
    addEntry({
      what: 'send-recall',
      whom: recallId,
      recalled: { sku, lots: recall.lots },
      after: { state: 'sent', consignees, heldLots },
    });
  });
}

function hasSameContent(a: RecallContent, b: RecallContent): boolean {
  const contentOf = ({ sku, lots, subject, message }: RecallContent) => ({
    ...{ sku, lots, subject, message },
  });
  return isDeepStrictEqual(contentOf(a), contentOf(b));
}

/** If another call has just notified some of these consignees, retries with the rest. */
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
        const document = documents[index];
        const known = document?.data() as RecallConsignee<Timestamp> | undefined;
        if (!needsNotice(recipient, known)) continue;
        const { consignee, letter } = newNotice(sending, recipient, known);
        const reference = consignees.doc(recipient.uid);
        if (document?.updateTime) {
          batch.update(reference, { ...consignee }, { lastUpdateTime: document.updateTime });
        } else batch.create(reference, consignee);
        if (consignee.mailId !== null) {
          batch.create(mail(firestore).doc(consignee.mailId), newMail(letter));
        }
      }
      await batch.commit();
    },
    timeoutMs: batchTimeoutMs,
  });
}

function newNotice(
  { recallId, recall, expireAt }: Sending,
  recipient: Recipient<Timestamp>,
  known: RecallConsignee<Timestamp> | undefined,
) {
  const { sku, name: product, subject, message } = recall;
  const { uid, quantity, received } = recipient;
  const { name, email, language, address } = recipient.consignee;
  const lots = lotsOf(recipient);
  const earlierNotices = known && [...(known.earlierNotices ?? []), noticeOf(known)];
  const mailId = ['recall', recallId, uid, ...(earlierNotices ? [earlierNotices.length] : [])];
  const consignee: RecallConsignee<Timestamp> = {
    uid,
    name,
    email,
    language,
    address,
    quantity,
    lots,
    orderNumbers: [...new Set(received.flatMap(({ shipment }) => shipment.orderNumber ?? []))],
    mailId: email === '' ? null : mailId.join('-'),
    tokenHashes: [],
    notifiedAt: Timestamp.now(),
    deliveredAt: null,
    acknowledgedAt: null,
    ...(earlierNotices && { earlierNotices }),
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

function noticeOf({
  quantity,
  lots,
  mailId,
  tokenHashes,
  notifiedAt,
  deliveredAt,
  acknowledgedAt,
}: RecallNotice<Timestamp>): RecallNotice<Timestamp> {
  return { quantity, lots, mailId, tokenHashes, notifiedAt, deliveredAt, acknowledgedAt };
}
