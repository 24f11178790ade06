import { isEmail } from '@dental-shop/domain/account/email';
import { type Auth, FirebaseAuthError } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { info, error as logError } from 'firebase-functions/logger';
import type { Transporter } from 'nodemailer';
import { recallConsignees } from '../platform/firestore/fulfillment.ts';
import { runTransaction } from '../platform/firestore/run-transaction.ts';
import { describeError } from '../platform/log-redaction.ts';
import { createAcknowledgmentLink } from './acknowledgment-link.ts';
import { copyToStaff } from './copy-to-staff.ts';
import { canClaim, claimed, delivered, failed, held } from './delivery-state.ts';
import { isVerifying } from './mail-content.ts';
import { type Delivery, type MailDocument, mail } from './outbox.ts';
import type { LetterContent } from './render-mail.tsx';
import { headerText, parseSender } from './smtp.ts';
import { invitationLink, verificationLink } from './verification-link.ts';

export interface MailServices {
  auth: Auth;
  firestore: Firestore;
  transporter: () => Promise<Transporter>;
  /** `Name <address>`. */
  from: () => string;
  siteUrl: () => string;
  phone: () => string;
  address: () => string[];
}

class PermanentFailure extends Error {}

async function claim(firestore: Firestore, id: string): Promise<MailDocument | undefined> {
  const reference = mail(firestore).doc(id);
  return runTransaction(firestore, async (transaction) => {
    const document = (await transaction.get(reference)).data();
    const now = Date.now();
    if (!document || !canClaim(document.delivery, now)) return undefined;
    if (document.onHold) {
      // The run that was sending it has crashed.
      transaction.update(reference, { delivery: held(document.delivery) });
      return undefined;
    }
    const delivery = claimed(document.delivery, now);
    transaction.update(reference, { delivery });
    return { ...document, delivery };
  });
}

async function resolveContent(
  { auth, firestore, siteUrl }: MailServices,
  id: string,
  document: MailDocument,
): Promise<LetterContent> {
  if (document.template === 'recall-notice') {
    const { template, data } = document;
    const link = await createAcknowledgmentLink(firestore, siteUrl(), data);
    return { template, data: { ...data, link } };
  }
  if (document.template === 'staff-invitation') {
    const { template, data } = document;
    const link = await invitationLink({ auth, firestore }, siteUrl(), document);
    if (link === undefined) throw new PermanentFailure('The invitation is no longer open');
    return { template, data: { ...data, link } };
  }
  if (!isVerifying(document)) return document;
  try {
    const link = await verificationLink(auth, siteUrl(), document, id);
    return { template: document.template, data: { link } };
  } catch (error) {
    const reason =
      error instanceof FirebaseAuthError ? permanentFailures.get(error.code) : undefined;
    if (reason === undefined) throw error;
    throw new PermanentFailure(reason, { cause: error });
  }
}

const permanentFailures = new Map([
  ['auth/user-not-found', 'The account was deleted'],
  ['auth/email-already-exists', 'Another account has this address'],
]);

async function send(services: MailServices, id: string, document: MailDocument): Promise<void> {
  const { to } = document;
  if (!isEmail(to)) throw new PermanentFailure('Invalid email address');
  const sender = parseSender(services.from());
  // Imported on first use, so other functions' cold starts don't load React.
  const { renderMail } = await import('./render-mail.tsx');
  const content = await resolveContent(services, id, document);
  const letter = { ...content, language: document.language };
  const { subject, html, text, replyTo } = await renderMail(letter, {
    shop: sender.name,
    siteUrl: services.siteUrl(),
    phone: services.phone(),
    address: services.address(),
  });
  const transporter = await services.transporter();
  await transporter.sendMail({
    from: sender,
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject: headerText(subject),
    html,
    text,
    // Stable across attempts, so receivers can detect a duplicate after a crash.
    messageId: `<${id}@${sender.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

/** Safe to call repeatedly and in parallel. Send failures are stored, not thrown. */
export async function deliverMail(services: MailServices, id: string): Promise<void> {
  const { firestore } = services;
  const document = await claim(firestore, id);
  if (!document) return;
  const { template, delivery } = document;
  try {
    await copyToStaff(firestore, id, document);
    await send(services, id, document);
  } catch (error) {
    const { state, attempts } = await recordFailure(firestore, id, delivery, error);
    logError('Email not sent', { id, template, state, attempts, error: describeError(error) });
    return;
  }
  await recordDelivery(firestore, id, document);
  info('Email sent', { id, template, attempts: delivery.attempts });
}

/** The email may have been put on hold since it was claimed. */
async function recordFailure(
  firestore: Firestore,
  id: string,
  claimedDelivery: Delivery,
  error: unknown,
): Promise<Delivery> {
  const reference = mail(firestore).doc(id);
  const message = error instanceof Error ? error.message : String(error);
  const isPermanent = error instanceof PermanentFailure;
  return runTransaction(firestore, async (transaction) => {
    const onHold = (await transaction.get(reference)).data()?.onHold ?? false;
    const delivery = failed(claimedDelivery, Date.now(), { error: message, isPermanent, onHold });
    transaction.update(reference, { delivery });
    return delivery;
  });
}

/** Recalls keep their own record, because emails are deleted after a year. */
async function recordDelivery(
  firestore: Firestore,
  id: string,
  document: MailDocument,
): Promise<void> {
  const delivery = delivered(document.delivery, Date.now());
  const batch = firestore.batch().update(mail(firestore).doc(id), { delivery });
  if (document.template === 'recall-notice') {
    const { recallId, uid } = document.data;
    const { deliveredAt } = delivery;
    batch.update(recallConsignees(firestore, recallId).doc(uid), { deliveredAt });
  }
  await batch.commit();
}

/** Per sweep. The next sweep, a minute later, sends the rest. */
const maxMails = 20;

/** Retries failed emails and those whose trigger was lost. `deadline` is in ms since 1970. */
export async function sweepMail(services: MailServices, deadline: number): Promise<void> {
  const due = await mail(services.firestore)
    .where('delivery.dueAt', '<=', Timestamp.now())
    .orderBy('delivery.dueAt')
    .limit(maxMails)
    .get();
  let count = 0;
  for (const { id } of due.docs) {
    if (Date.now() > deadline) break;
    await deliverMail(services, id);
    count += 1;
  }
  if (count > 0) info('Due emails processed', { count, due: due.size });
}
