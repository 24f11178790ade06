import { Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import type { Firebase } from '../platform/firebase.ts';
import { users } from '../platform/firestore/accounts.ts';
import { describeError } from '../platform/log.ts';
import { isMarked } from './claims-mark.ts';
import { synchronizeClaims } from './synchronize-claims.ts';

/** What fails for longer is no outage that passes; the log has told of it all that time. */
const lookBackMs = 7 * 24 * 60 * 60 * 1000;

/** Sets the claims of those decided on lately whose document does not say that they were set. */
export async function sweepClaims(accounts: Firebase): Promise<void> {
  const decided = await users(accounts.firestore)
    .where('decidedAt', '>=', Timestamp.fromMillis(Date.now() - lookBackMs))
    .get();
  for (const user of decided.docs) {
    if (isMarked(user.data())) continue;
    const uid = user.id;
    try {
      await synchronizeClaims(accounts, uid);
    } catch (error) {
      logError('Claims were not set by the sweep either', { uid, error: describeError(error) });
    }
  }
}
