import type { User } from '@dental-shop/domain/account/user';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { error as logError } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { isMarkWritten } from '../accounts/claims-mark.ts';
import { sweepClaims as sweep } from '../accounts/sweep-claims.ts';
import { synchroniseClaims as synchronise } from '../accounts/synchronize-claims.ts';
import { auth, firestore } from '../platform/firebase.ts';
import { describeError } from '../platform/log.ts';
import { region } from '../platform/parameters.ts';
import { resources } from './resources.ts';

const userOf = (snapshot: DocumentSnapshot | undefined) =>
  snapshot?.data() as User<Timestamp> | undefined;

const options = { region, secrets: [] };

export const synchroniseClaims = onDocumentWritten(
  { ...resources.synchroniseClaims, ...options, document: 'users/{uid}' },
  async ({ params: { uid }, data }) => {
    if (isMarkWritten(userOf(data?.before), userOf(data?.after))) return;
    try {
      await synchronise({ auth, firestore }, uid);
    } catch (error) {
      // Thrown on, it would end the process and events behind it would be lost in the emulator. The
      // document tells of the failure by itself: its mark stays older than the decision, and the
      // sweep tries again.
      logError('Claims were not set', { uid, error: describeError(error) });
    }
  },
);

export const sweepClaims = onSchedule(
  { ...resources.sweepClaims, ...options, schedule: 'every 5 minutes' },
  () => sweep({ auth, firestore }),
);
