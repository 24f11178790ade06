import type { User } from '@dental-shop/domain/account/user';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { error as logError } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { cancelIntentsOfUnapproved } from '../checkout/cancel-open-intents.ts';
import { sweepOpenIntents as sweep } from '../checkout/sweep-open-intents.ts';
import { firestore } from '../platform/firebase.ts';
import { describeError } from '../platform/log.ts';
import { once } from '../platform/once.ts';
import { region, stripeApiBase, stripeSecretKey } from '../platform/parameters.ts';
import { connectToStripe } from '../platform/stripe/client.ts';
import { resources } from './resources.ts';

const stripe = once(() => connectToStripe(stripeApiBase.value(), stripeSecretKey.value()));

const options = { region, secrets: [stripeSecretKey] };

const isApproved = (user: DocumentSnapshot | undefined) =>
  (user?.data() as User<unknown> | undefined)?.status === 'approved';

export const cancelOpenIntents = onDocumentWritten(
  { ...resources.cancelOpenIntents, ...options, document: 'users/{uid}' },
  async ({ params: { uid }, data }) => {
    if (!isApproved(data?.before) || isApproved(data?.after)) return;
    try {
      await cancelIntentsOfUnapproved({ firestore, stripe: stripe() }, uid);
    } catch (error) {
      // Thrown on, it would end the process and events behind it would be lost in the emulator. The
      // checkouts stay open, which is where the sweep finds them.
      logError('Open payments were not looked for', { uid, error: describeError(error) });
    }
  },
);

export const sweepOpenIntents = onSchedule(
  { ...resources.sweepOpenIntents, ...options, schedule: 'every 10 minutes' },
  () => sweep({ firestore, stripe: stripe() }),
);
