import type { DeliveryState } from '@dental-shop/domain/api/staff/order-calls';
import { effectivenessRows } from '@dental-shop/domain/recalls/effectiveness';
import { needsNotice } from '@dental-shop/domain/recalls/needs-notice';
import type { RecallConsignee } from '@dental-shop/domain/recalls/recall';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { type MailDocument, mail } from '../mail/outbox.ts';
import { chunks } from '../platform/chunks.ts';
import { recallConsignees, recalls } from '../platform/firestore/fulfillment.ts';
import type { StaffHandler } from '../staff/act-as-staff.ts';
import { findRecipients } from './find-recipients.ts';

export const readRecall: StaffHandler<'readRecall'> = async ({ firestore }, { recallId }) => {
  const { rows, unnotified } = await readEffectiveness(firestore, recallId);
  return { rows, unnotified };
};

/** Reads the consignees, the undelivered emails, and everything that `findRecipients` reads. */
export async function readEffectiveness(firestore: Firestore, recallId: string) {
  const recall = (await recalls(firestore).doc(recallId).get()).data();
  if (!recall) throw new Refusal('not-found');
  const { docs } = await recallConsignees(firestore, recallId).get();
  const consignees = docs.map((each) => each.data());
  const recipients = await findRecipients(firestore, recall);
  const returned = new Map(recipients.map(({ uid, returned: units }) => [uid, units]));
  const mailStates = await readMailStates(firestore, consignees);
  const latest = new Map(consignees.map((each) => [each.uid, each]));
  return {
    recall,
    rows: effectivenessRows(consignees, returned, mailStates),
    unnotified: recipients.filter((each) => needsNotice(each, latest.get(each.uid))).length,
  };
}

const maxInRead = 500;

async function readMailStates(
  firestore: Firestore,
  consignees: readonly RecallConsignee<Timestamp>[],
): Promise<ReadonlyMap<string, DeliveryState>> {
  const undelivered = consignees.flatMap(({ mailId, deliveredAt }) =>
    mailId !== null && deliveredAt === null ? [mailId] : [],
  );
  const states = new Map<string, DeliveryState>();
  for (const some of chunks(undelivered, maxInRead)) {
    const references = some.map((id) => mail(firestore).doc(id));
    for (const each of await firestore.getAll(...references)) {
      const document = each.data() as MailDocument | undefined;
      if (document) states.set(each.id, document.delivery.state);
    }
  }
  return states;
}
