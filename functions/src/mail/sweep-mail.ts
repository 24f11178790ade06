import { Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { deliverMail, type MailServices } from './deliver-mail.ts';
import { mail } from './outbox.ts';

/** What one run sends at most, one after another, within its time. */
const mostMails = 20;

/** Sends again what failed, and what was left lying by a trigger that was lost or died. */
export async function sweepMail(services: MailServices): Promise<void> {
  const due = await mail(services.firestore)
    .where('delivery.dueAt', '<=', Timestamp.now())
    .orderBy('delivery.dueAt')
    .limit(mostMails)
    .get();
  for (const { id } of due.docs) await deliverMail(services, id);
  if (due.size > 0) info('Mails were taken up again', { count: due.size });
}
