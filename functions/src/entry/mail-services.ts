import type { Transporter } from 'nodemailer';
import type { MailServices } from '../mail/deliver-mail.ts';
import { auth, firestore } from '../platform/firebase.ts';
import { mailFrom, readSeller, siteUrl } from '../platform/parameters.ts';

/** What a function needs that sends mails; parameters are read when it runs, not when it is deployed. */
export const mailServices = (transporter: () => Promise<Transporter>): MailServices => ({
  auth,
  firestore,
  transporter,
  from: () => mailFrom.value(),
  siteUrl: () => siteUrl.value(),
  phone: () => readSeller().phone,
});
