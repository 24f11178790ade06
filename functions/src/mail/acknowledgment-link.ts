import { createHash, randomBytes } from 'node:crypto';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { recallConsignees } from '../platform/firestore/fulfillment.ts';

/**
 * Stores only the hash, so neither staff nor anyone with a copy of the database can confirm a recall
 * on a consignee's behalf. The token is in the fragment, which browsers don't send to servers, so it
 * isn't logged either.
 */
export async function createAcknowledgmentLink(
  firestore: Firestore,
  siteUrl: string,
  { recallId, uid }: { recallId: string; uid: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await recallConsignees(firestore, recallId)
    .doc(uid)
    // Keeps earlier hashes, because an email may have arrived even if sending it seemed to fail.
    .update({ tokenHashes: FieldValue.arrayUnion(hashAcknowledgmentToken(token)) });
  return new URL(`/recall#${token}`, siteUrl).href;
}

export function hashAcknowledgmentToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
