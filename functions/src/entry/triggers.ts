import type { User } from '@dental-shop/domain/account/user';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { error as logError } from 'firebase-functions/logger';
import { cancelUnapprovedCheckouts } from '../checkout/sweep-open-checkouts.ts';
import { deliverMail as deliver } from '../mail/deliver-mail.ts';
import { isMarkWritten, writeCustomClaims } from '../platform/auth/write-custom-claims.ts';
import { auth, firestore } from '../platform/firebase.ts';
import { describeError } from '../platform/log-redaction.ts';
import { region } from '../platform/parameters.ts';
import { resources } from './runtime-options.ts';
import { bindMailServer, bindStripe } from './secrets.ts';

/*
 * Triggers must not throw, because that would end the process, and the emulator would lose queued
 * events. The sweeps in `schedules.ts` retry failures.
 */

const mailServer = bindMailServer();

export const deliverMail = onDocumentCreated(
  { ...resources.deliverMail, region, secrets: mailServer.secrets, document: 'mail/{id}' },
  async ({ params: { id } }) => {
    try {
      await deliver(mailServer.services, id);
    } catch (error) {
      logError('Could not queue an email', { id, error: describeError(error) });
    }
  },
);

const userOf = (snapshot: DocumentSnapshot | undefined) =>
  snapshot?.data() as User<Timestamp> | undefined;

export const synchronizeClaims = onDocumentWritten(
  { ...resources.synchronizeClaims, region, secrets: [], document: 'users/{uid}' },
  async ({ params: { uid }, data }) => {
    if (isMarkWritten(userOf(data?.before), userOf(data?.after))) return;
    try {
      await writeCustomClaims({ auth, firestore }, uid);
    } catch (error) {
      logError('Custom claims not set', { uid, error: describeError(error) });
    }
  },
);

const { secrets, stripe } = bindStripe();

export const cancelOpenIntents = onDocumentWritten(
  { ...resources.cancelOpenIntents, region, secrets, document: 'users/{uid}' },
  async ({ params: { uid }, data }) => {
    const wasApproved = userOf(data?.before)?.status === 'approved';
    if (!wasApproved || userOf(data?.after)?.status === 'approved') return;
    try {
      await cancelUnapprovedCheckouts({ firestore, stripe: stripe() }, uid);
    } catch (error) {
      logError('Could not look for open payments', { uid, error: describeError(error) });
    }
  },
);
