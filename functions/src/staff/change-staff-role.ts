import { isInvitationOpen } from '@dental-shop/domain/account/staff-invitation';
import type { Language } from '@dental-shop/domain/language/language';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import {
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import type { DataOf } from '../mail/mail-content.ts';
import { mail, newMail } from '../mail/outbox.ts';
import { runAuditedTransaction } from '../platform/audit.ts';
import { findAuthUser, maxAuthUsersPerLookup } from '../platform/auth/find-auth-user.ts';
import { getRole, writeCustomClaims } from '../platform/auth/write-custom-claims.ts';
import type { Firebase } from '../platform/firebase.ts';
import { users } from '../platform/firestore/accounts.ts';
import { type StaffDocument, staff } from '../platform/firestore/staff.ts';
import type { Member } from './find-account.ts';
import { isSecondFactorRequired } from './require-second-factor.ts';
import { revokeAllSessions, tokensValidAfter } from './revoke-sessions.ts';

interface Change {
  /** Granting a role requires a verified address; revoking only needs the uid. */
  account: Member & Partial<Pick<UserRecord, 'emailVerified' | 'tokensValidAfterTime'>>;
  wanted: { staff: boolean; admin: boolean };
  /** Set if the account's Auth user was created for this role, so its owner hasn't verified it yet. */
  invitation?: { language: Language };
  by: string | null;
}

const command = { uid: 'command', email: 'npm run staff' };

/** Emails every admin. Throws `member-not-verified`, `staff-only`, or `last-admin`. */
export async function changeStaffRole(accounts: Firebase, change: Change): Promise<void> {
  const { auth, firestore } = accounts;
  const { account, wanted, invitation } = change;
  if (wanted.staff && !invitation && !account.emailVerified) {
    throw new Refusal('member-not-verified', { field: 'email' });
  }
  // Writes the document first. Neither a document nor leftover claims grant access on their own,
  // and repeating the call completes the change.
  const former = await writeMembership(accounts, change);
  const { uid } = account;
  await writeCustomClaims(accounts, uid);
  if (wanted.staff || !(await findAuthUser(auth, { uid }))) return;
  await revokeAllSessions(accounts, uid);
  // Without a role or a customer account, the shop has no reason to keep the person's email.
  const isInvited = former?.invitation !== undefined;
  if (isInvited && !(await users(firestore).doc(uid).get()).exists) await auth.deleteUser(uid);
}

/**
 * Reads the admins in the transaction, so two admins can't remove each other. Returns the former
 * membership.
 */
async function writeMembership(
  { auth, firestore }: Firebase,
  { account, wanted, invitation, by }: Change,
): Promise<StaffDocument | undefined> {
  const { uid } = account;
  const isAdmin = wanted.staff && wanted.admin;
  const membership = staff(firestore).doc(uid);
  return runAuditedTransaction(firestore, async (transaction, addEntry) => {
    const [{ docs: admins }, stored] = await Promise.all([
      transaction.get(staff(firestore).where('admin', '==', true)),
      transaction.get(membership),
    ]);
    const known = stored.data();
    const actor = requireActor(admins, by);
    const others = admins.filter(({ id }) => id !== uid);
    // Revoking someone else's role always leaves at least the acting admin.
    if (uid === by && !isAdmin && !(await canAnySignIn(auth, others))) {
      throw new Refusal('last-admin');
    }
    const email = (wanted.staff ? undefined : known?.email) ?? account.email ?? uid;
    const role = getRole(wanted.staff ? wanted : undefined);
    const notice = { email, role, by: actor.email, ...(invitation && { isInvited: true }) };
    await notifyAdmins(firestore, transaction, admins, notice);
    if (wanted.staff) {
      transaction.set(
        membership,
        {
          email,
          admin: wanted.admin,
          grantedAt: FieldValue.serverTimestamp(),
          grantedBy: by,
          // Once set, this stays on, because the command doesn't know the deployed settings.
          secondFactor: known?.secondFactor === true || isSecondFactorRequired(),
          // Tokens issued before an earlier revocation still have the claim.
          signedOutAt: Math.max(known?.signedOutAt ?? 0, tokensValidAfter(account)),
          ...(invitation && {
            invitation: { sentAt: FieldValue.serverTimestamp(), acceptedAt: null },
            language: invitation.language,
          }),
        },
        { merge: true },
      );
    } else {
      transaction.delete(membership);
    }
    if (invitation) {
      const letter = { to: email, language: invitation.language, uid };
      const data = { by: actor.email };
      const content = newMail({ ...letter, template: 'staff-invitation', data });
      transaction.create(mail(firestore).doc(), content);
    }
    const granted = invitation ? 'invite-staff' : 'grant-staff';
    addEntry({
      who: actor.uid,
      whoEmail: actor.email,
      what: wanted.staff ? granted : 'revoke-staff',
      whom: uid,
      why: isAdmin ? 'admin' : null,
    });
    return known;
  });
}

type Admin = QueryDocumentSnapshot<StaffDocument>;

function requireActor(admins: readonly Admin[], by: string | null): { uid: string; email: string } {
  if (by === null) return command;
  const admin = admins.find(({ id }) => id === by)?.data();
  if (!admin) throw new Refusal('staff-only');
  return { uid: by, email: admin.email };
}

async function canAnySignIn(auth: Auth, admins: readonly Admin[]): Promise<boolean> {
  const identifiers = admins.slice(0, maxAuthUsersPerLookup).map(({ id: uid }) => ({ uid }));
  const { users: authUsers } = await auth.getUsers(identifiers);
  // Someone who was invited can't sign in before they verify their address.
  return authUsers.some(({ disabled, emailVerified }) => !disabled && emailVerified);
}

async function notifyAdmins(
  firestore: Firestore,
  transaction: Transaction,
  all: readonly Admin[],
  data: DataOf<'staff-changed'>,
): Promise<void> {
  // An invitation's address may be misspelled, so it gets no other emails before it's verified.
  const admins = all.filter((each) => !isInvitationOpen(each.data()));
  if (admins.length === 0) return;
  const accounts = await transaction.getAll(...admins.map(({ id }) => users(firestore).doc(id)));
  admins.forEach((admin, index) => {
    const language = admin.data().language ?? accounts[index]?.data()?.language ?? 'en';
    // Has no uid, because deleting the account must not delete this notice.
    const letter = { to: admin.data().email, language, uid: null };
    transaction.create(
      mail(firestore).doc(),
      newMail({ ...letter, template: 'staff-changed', data }),
    );
  });
}
