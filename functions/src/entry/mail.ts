import { onDocumentCreated } from 'firebase-functions/firestore';
import { error as logError } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { deliverMail as deliver, type MailServices } from '../mail/deliver-mail.ts';
import { sweepMail as sweep } from '../mail/sweep-mail.ts';
import { firestore } from '../platform/firebase.ts';
import { describeError } from '../platform/log.ts';
import { once } from '../platform/once.ts';
import {
  mailFrom,
  region,
  siteUrl,
  smtpHost,
  smtpPassword,
  smtpPort,
  smtpSecurity,
  smtpUser,
} from '../platform/parameters.ts';
import { connectToSmtp } from '../platform/smtp.ts';
import { resources } from './resources.ts';

const services: MailServices = {
  firestore,
  transporter: once(() =>
    connectToSmtp({
      host: smtpHost.value(),
      port: smtpPort.value(),
      security: smtpSecurity.value(),
      user: smtpUser.value(),
      password: smtpPassword.value(),
    }),
  ),
  from: () => mailFrom.value(),
  siteUrl: () => siteUrl.value(),
};

const options = { region, secrets: [smtpUser, smtpPassword] };

export const deliverMail = onDocumentCreated(
  { ...resources.deliverMail, ...options, document: 'mail/{id}' },
  async ({ params: { id } }) => {
    try {
      await deliver(services, id);
    } catch (error) {
      // Thrown on, it would end the process and events behind it would be lost in the emulator. The
      // sweep takes the mail up again, because its time comes.
      logError('A mail could not be taken up', { id, error: describeError(error) });
    }
  },
);

export const sweepMail = onSchedule(
  { ...resources.sweepMail, ...options, schedule: 'every 1 minutes' },
  () => sweep(services),
);
