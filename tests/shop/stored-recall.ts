import { randomUUID } from 'node:crypto';
import type { Recall, RecallConsignee } from '@dental-shop/domain/recalls/recall';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from './database.ts';
import { implant } from './products.ts';
import { consigneeAddress, type Recipient } from './shipped-lot.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Stores a recall. If `consignee` is set, they were notified and have confirmed it. */
export async function storeRecall(lot: string, consignee?: Recipient): Promise<string> {
  const recallId = randomUUID();
  const now = Timestamp.now();
  const expireAt = Timestamp.fromMillis(Date.now() + yearMs);
  await database.doc(`recalls/${recallId}`).set({
    sku: implant.sku,
    name: implant.name,
    lots: [lot],
    subject: { en: `Stop using lot ${lot}`, es: `Deje de usar el lote ${lot}` },
    message: { en: 'Send unused units back.', es: 'Devuelva las unidades sin usar.' },
    state: consignee ? 'sent' : 'draft',
    createdAt: now,
    createdBy: 'nobody',
    sentAt: consignee ? now : null,
    expireAt,
  } satisfies Recall<Timestamp>);
  if (consignee) {
    const { uid } = consignee.user;
    await database.doc(`recalls/${recallId}/consignees/${uid}`).set({
      ...{ uid, name: 'Test Dentist', email: consignee.email, language: 'en', quantity: 1 },
      ...{ address: consigneeAddress, lots: [lot], orderNumbers: [], mailId: 'none' },
      ...{ tokenHashes: [], notifiedAt: now, deliveredAt: now, acknowledgedAt: now, expireAt },
    } satisfies RecallConsignee<Timestamp>);
  }
  return recallId;
}
