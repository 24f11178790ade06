import { isBeingDeleted } from '@dental-shop/domain/account/account-deletion';
import {
  type AccountDecision,
  allowedDecisions,
  statusAfter,
} from '@dental-shop/domain/account/account-status';
import { opensAccount } from '@dental-shop/domain/account/approval-concerns';
import { searchFields } from '@dental-shop/domain/account/search-terms';
import type { User } from '@dental-shop/domain/account/user';
import type { CheckedStaffInput } from '@dental-shop/domain/api/staff/calls';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import {
  FieldValue,
  type Firestore,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { deletions, users } from '../platform/firestore/accounts.ts';
import { type AuditEntry, audit } from '../platform/firestore/staff.ts';
import { actAsStaff, type StaffHandler } from '../staff/act-as-staff.ts';
import {
  decisionMail,
  holdDecisionMail,
  newDecisionMail,
  readDecisionMail,
} from './decision-mail.ts';
import type { InspectionServices } from './inspect-accounts.ts';
import { readApprovalConcerns, requireConfirmed } from './require-confirmed.ts';

export const decideAccount: StaffHandler<'decideAccount', InspectionServices> = async (
  services,
  input,
  staffUid,
) => {
  const { firestore } = services;
  const { uid, decision, reason, confirmed = [], batchSize } = input;
  if (uid === staffUid) throw new Refusal('own-account');
  const concerns = opensAccount(decision) ? await readApprovalConcerns(services, uid) : [];
  const account = users(firestore).doc(uid);
  const entry = audit(firestore).doc();
  return actAsStaff(firestore, staffUid, async ({ transaction, addEntry }) => {
    const user = (await transaction.get(account)).data();
    if (!user) throw new Refusal('not-found');
    const last = user.decisionId
      ? (await transaction.get(audit(firestore).doc(user.decisionId))).data()
      : undefined;
    if (isRepeated(user, last, staffUid, input)) {
      return { uid, status: user.status, auditId: user.decisionId ?? null };
    }
    requireUndecided(user, last, input);
    await requireNoDeletion(firestore, transaction, uid, user);
    requireConfirmed(concerns, confirmed);
    const lastMail = await readDecisionMail(firestore, transaction, user.decisionId);
    const status = statusAfter(decision);
    transaction.update(account, {
      status,
      decidedAt: FieldValue.serverTimestamp(),
      decisionId: entry.id,
      // Repairs search terms computed by an earlier version.
      ...searchFields(uid, user),
    });
    const before = { status: user.status, decisionId: user.decisionId ?? null };
    const why = reason === undefined ? {} : { why: reason };
    const checked = concerns.length > 0 && { confirmed: concerns };
    addEntry({ what: decision, whom: uid, ...why, ...checked, before, after: { status } }, entry);
    holdDecisionMail(transaction, lastMail);
    const content = newDecisionMail({ ...user, uid }, decision, reason, batchSize);
    if (content) transaction.create(decisionMail(firestore, entry.id), content);
    return { uid, status, auditId: entry.id };
  });
};

type Account = User<Timestamp>;

/** Customers who are deleting their account must not be told that it was reinstated. */
async function requireNoDeletion(
  firestore: Firestore,
  transaction: Transaction,
  uid: string,
  { status }: Account,
): Promise<void> {
  const deletion = (await transaction.get(deletions(firestore).doc(uid))).data();
  if (deletion && isBeingDeleted(deletion)) {
    throw new Refusal('already-decided', { status, decidedBy: null });
  }
}

/**
 * If someone else made the same decision, the request isn't a repeat, so the caller gets an error.
 */
function isRepeated(
  { status }: Account,
  last: AuditEntry | undefined,
  staffUid: string,
  { decision, expectedStatus }: CheckedStaffInput<'decideAccount'>,
): boolean {
  if (status !== statusAfter(decision)) return false;
  return expectedStatus === undefined || expectedStatus === status || last?.who === staffUid;
}

function requireUndecided(
  { status }: Account,
  last: AuditEntry | undefined,
  {
    decision,
    expectedStatus = status,
  }: { decision: AccountDecision } & CheckedStaffInput<'decideAccount'>,
): void {
  if (status === expectedStatus && allowedDecisions(status).includes(decision)) return;
  throw new Refusal('already-decided', { status, decidedBy: last?.whoEmail ?? null });
}
