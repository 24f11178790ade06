import { isEmail } from '@dental-shop/domain/account/email';
import { type Auth, FirebaseAuthError } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { info, error as logError } from 'firebase-functions/logger';
import type { Transporter } from 'nodemailer';
import { describeError } from '../platform/log-redaction.ts';
import { claimed, delivered, failed, mayClaim } from './delivery-state.ts';
import { headerText, parseSender } from './headers.ts';
import { isVerifying } from './mail-content.ts';
import type { MailDocument } from './outbox.ts';
import { mail } from './outbox.ts';
import type { LetterContent } from './render-mail.tsx';
import { verificationLink } from './verification-link.ts';

export interface MailServices {
  auth: Auth;
  firestore: Firestore;
  transporter: () => Promise<Transporter>;
  /** `Name <address>`. */
  from: () => string;
  /** The shop's address, without a slash at the end. */
  siteUrl: () => string;
  /** The seller's number, as people write it. */
  phone: () => string;
}

class UnusableAddress extends Error {}

/** Claims the mail for this run; undefined where another has it or there is nothing to do. */
async function claim(firestore: Firestore, id: string): Promise<MailDocument | undefined> {
  const reference = mail(firestore).doc(id);
  return firestore.runTransaction(async (transaction) => {
    const document = (await transaction.get(reference)).data();
    const now = Date.now();
    if (!document || !mayClaim(document.delivery, now)) return undefined;
    const delivery = claimed(document.delivery, now);
    transaction.update(reference, { delivery });
    return { ...document, delivery };
  });
}

/** What a mail says, with what its document must not keep. */
async function letterContent(
  { auth, siteUrl }: MailServices,
  id: string,
  document: MailDocument,
): Promise<LetterContent> {
  if (!isVerifying(document)) return document;
  try {
    const link = await verificationLink(auth, siteUrl(), document, id);
    return { template: document.template, data: { link } };
  } catch (error) {
    const reason = error instanceof FirebaseAuthError ? hopeless.get(error.code) : undefined;
    if (reason === undefined) throw error;
    throw new UnusableAddress(reason, { cause: error });
  }
}

/** Why there is no link to send, by Firebase Auth's codes. */
const hopeless = new Map([
  ['auth/user-not-found', 'The account was deleted meanwhile'],
  ['auth/email-already-exists', 'Another account has this address'],
]);

async function send(services: MailServices, id: string, document: MailDocument): Promise<void> {
  const { to } = document;
  if (!isEmail(to)) throw new UnusableAddress('No mail can be sent to this address');
  const sender = parseSender(services.from());
  // Imported when a mail is written: no other function's cold start waits for React.
  const { renderMail } = await import('./render-mail.tsx');
  const content = await letterContent(services, id, document);
  const mail = { ...content, language: document.language };
  const { subject, html, text, replyTo } = await renderMail(mail, {
    shop: sender.name,
    siteUrl: services.siteUrl(),
    phone: services.phone(),
  });
  const transporter = await services.transporter();
  await transporter.sendMail({
    from: sender,
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject: headerText(subject),
    html,
    text,
    // The same at each attempt: should a crash have a mail sent twice, receivers can tell.
    messageId: `<${id}@${sender.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

/**
 * Sends a mail that waits to be sent. May run at any time and any number of times, also at once:
 * one run claims the mail. Never throws for a mail that cannot be sent; its document says why.
 */
export async function deliverMail(services: MailServices, id: string): Promise<void> {
  const { firestore } = services;
  const document = await claim(firestore, id);
  if (!document) return;
  const { template, delivery } = document;
  const reference = mail(firestore).doc(id);
  try {
    await send(services, id, document);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isHopeless = error instanceof UnusableAddress;
    const outcome = failed(delivery, Date.now(), { error: message, hopeless: isHopeless });
    await reference.update({ delivery: outcome });
    const { state, attempts } = outcome;
    logError('A mail was not sent', { id, template, state, attempts, error: describeError(error) });
    return;
  }
  await reference.update({ delivery: delivered(delivery, Date.now()) });
  info('A mail was sent', { id, template, attempts: delivery.attempts });
}

/** As many as one run can send, one after another, where the mail server is quick. */
const maxMails = 20;

/**
 * Sends again what failed, and what a trigger that was lost or died has left in the outbox. Takes up
 * no mail after `endAt`, in ms since 1970: the next run finds what is left.
 */
export async function sweepMail(services: MailServices, endAt: number): Promise<void> {
  const due = await mail(services.firestore)
    .where('delivery.dueAt', '<=', Timestamp.now())
    .orderBy('delivery.dueAt')
    .limit(maxMails)
    .get();
  let count = 0;
  for (const { id } of due.docs) {
    if (Date.now() > endAt) break;
    await deliverMail(services, id);
    count += 1;
  }
  if (count > 0) info('Mails were taken up again', { count, due: due.size });
}
