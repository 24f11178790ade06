import { isBeingDeleted } from '@dental-shop/domain/account/account-deletion';
import { beforeDecision } from '@dental-shop/domain/account/account-status';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { OfficeServices } from '../platform/firebase.ts';
import { deletions, users } from '../platform/firestore/accounts.ts';
import { audit } from '../platform/firestore/staff.ts';
import { actAsStaff, type StaffHandler } from '../staff/act-as-staff.ts';
import { readDecisionMail, releaseDecisionMail, stopDecisionMail } from './decision-mail.ts';
import { findUnsentOrders, flagOrders, noOrders } from './flag-orders-after-undo.ts';
import type { InspectionServices } from './inspect-accounts.ts';
import { readApprovalConcerns, requireConfirmed } from './require-confirmed.ts';

/**
 * Flags orders paid between the decision and the undo. The account or its license may have changed since, so an undo
 * that opens the account needs the same confirmation as a reinstatement.
 */
export const undoDecision: StaffHandler<
  'undoDecision',
  OfficeServices & InspectionServices
> = async (services, { auditId, confirmed = [] }, staffUid) => {
  const { firestore } = services;
  const { whom: uid, when: since, before } = await readDecision(firestore, auditId);
  if (uid === staffUid) throw new Refusal('own-account');
  const { status, decisionId } = before;
  const concerns = status === 'approved' ? await readApprovalConcerns(services, uid) : [];
  return actAsStaff(firestore, staffUid, async ({ transaction, addEntry }) => {
    const account = users(firestore).doc(uid);
    const user = (await transaction.get(account)).data();
    if (user?.decisionId !== auditId) throw new Refusal('not-undoable');
    const deletion = (await transaction.get(deletions(firestore).doc(uid))).data();
    if (deletion && isBeingDeleted(deletion)) throw new Refusal('not-undoable');
    requireConfirmed(concerns, confirmed);
    const undoneMail = await readDecisionMail(firestore, transaction, auditId);
    const restoredMail = await readDecisionMail(firestore, transaction, decisionId);
    const wasApproved = user.status === 'approved' && status !== 'approved';
    const paidMeanwhile = wasApproved
      ? await findUnsentOrders(services, transaction, { uid, since })
      : noOrders;
    transaction.update(account, {
      status,
      decisionId: decisionId ?? FieldValue.delete(),
      decidedAt: FieldValue.serverTimestamp(),
    });
    const undone = { before: { status: user.status }, after: { status } };
    const checked = concerns.length > 0 && { confirmed: concerns };
    addEntry({ what: 'undo', whom: uid, ...checked, ...undone });
    const orders = flagOrders(services, transaction, paidMeanwhile);
    const mail = stopDecisionMail(transaction, undoneMail);
    releaseDecisionMail(transaction, restoredMail);
    return { uid, status, mail, orders };
  });
};

/** Reads outside the transaction, because these fields never change. */
async function readDecision(firestore: Firestore, auditId: string) {
  const entry = (await audit(firestore).doc(auditId).get()).data();
  const before = beforeDecision.safeParse(entry?.before).data;
  if (!entry || !before) throw new Refusal('not-undoable');
  return { ...entry, before };
}
