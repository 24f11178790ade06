import { isBeingDeleted } from '@dental-shop/domain/account/account-deletion';
import { beforeDecision } from '@dental-shop/domain/account/account-status';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue } from 'firebase-admin/firestore';
import type { OfficeServices } from '../platform/firebase.ts';
import { deletions, users } from '../platform/firestore/accounts.ts';
import { audit } from '../platform/firestore/staff.ts';
import { actAsStaff, type StaffHandler } from '../staff/act-as-staff.ts';
import { readDecisionMail, releaseDecisionMail, stopDecisionMail } from './decision-mail.ts';
import { flagOrders, ordersPaidSince } from './flag-orders-after-undo.ts';

/** Flags orders paid between the decision and the undo. */
export const undoDecision: StaffHandler<'undoDecision', OfficeServices> = async (
  services,
  { auditId },
  staffUid,
) => {
  const { firestore } = services;
  const decision = audit(firestore).doc(auditId);
  return actAsStaff(firestore, staffUid, async (transaction, addEntry) => {
    const entry = (await transaction.get(decision)).data();
    const before = beforeDecision.safeParse(entry?.before);
    if (!entry || !before.success) throw new Refusal('not-undoable');
    if (entry.whom === staffUid) throw new Refusal('own-account');
    const account = users(firestore).doc(entry.whom);
    const user = (await transaction.get(account)).data();
    if (user?.decisionId !== auditId) throw new Refusal('not-undoable');
    const deletion = (await transaction.get(deletions(firestore).doc(entry.whom))).data();
    if (deletion && isBeingDeleted(deletion)) throw new Refusal('not-undoable');
    const undoneMail = await readDecisionMail(firestore, transaction, auditId);
    const { status, decisionId } = before.data;
    const restoredMail = await readDecisionMail(firestore, transaction, decisionId);
    const wasApproved = user.status === 'approved' && status !== 'approved';
    const paidMeanwhile = wasApproved
      ? await ordersPaidSince(services, transaction, { uid: entry.whom, since: entry.when })
      : [];
    transaction.update(account, {
      status,
      decisionId: decisionId ?? FieldValue.delete(),
      decidedAt: FieldValue.serverTimestamp(),
    });
    const undone = { before: { status: user.status }, after: { status } };
    addEntry({ what: 'undo', whom: entry.whom, ...undone });
    flagOrders(services, transaction, paidMeanwhile);
    const mail = stopDecisionMail(transaction, undoneMail);
    releaseDecisionMail(transaction, restoredMail);
    return { uid: entry.whom, status, mail };
  });
};
