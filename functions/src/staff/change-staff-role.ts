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
  by: string | null;
}

const command = { uid: 'command', email: 'npm run staff' };

/** Emails every admin. Throws `member-not-verified`, `staff-only`, or `last-admin`. */
export async function changeStaffRole(accounts: Firebase, change: Change): Promise<void> {
  const { auth } = accounts;
  const { account, wanted } = change;
  if (wanted.staff && !account.emailVerified) {
    throw new Refusal('member-not-verified', { field: 'email' });
  }
  // Writes the document first. Neither a document nor leftover claims grant access on their own,
  // and repeating the call completes the change.
  await writeMembership(accounts, change);
  const { uid } = account;
  await writeCustomClaims(accounts, uid);
  if (!wanted.staff && (await findAuthUser(auth, { uid }))) await revokeAllSessions(accounts, uid);
}

/** Reads the admins in the transaction, so two admins can't remove each other. */
async function writeMembership(
  { auth, firestore }: Firebase,
  { account, wanted, by }: Change,
): Promise<void> {
  const { uid } = account;
  const isAdmin = wanted.staff && wanted.admin;
  const membership = staff(firestore).doc(uid);
  await runAuditedTransaction(firestore, async (transaction, addEntry) => {
    const [{ docs: admins }, known] = await Promise.all([
      transaction.get(staff(firestore).where('admin', '==', true)),
      transaction.get(membership),
    ]);
    const actor = requireActor(admins, by);
    const others = admins.filter(({ id }) => id !== uid);
    // Revoking someone else's role always leaves at least the acting admin.
    if (uid === by && !isAdmin && !(await canAnySignIn(auth, others))) {
      throw new Refusal('last-admin');
    }
    const email = (wanted.staff ? undefined : known.data()?.email) ?? account.email ?? uid;
    const notice = { email, role: getRole(wanted.staff ? wanted : undefined), by: actor.email };
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
          secondFactor: known.data()?.secondFactor === true || isSecondFactorRequired(),
          // Tokens issued before an earlier revocation still have the claim.
          signedOutAt: Math.max(known.data()?.signedOutAt ?? 0, tokensValidAfter(account)),
        },
        { merge: true },
      );
    } else {
      transaction.delete(membership);
    }
    addEntry({
      who: actor.uid,
      whoEmail: actor.email,
      what: wanted.staff ? 'grant-staff' : 'revoke-staff',
      whom: uid,
      why: isAdmin ? 'admin' : null,
    });
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
  const { users: signIns } = await auth.getUsers(identifiers);
  return signIns.some(({ disabled }) => !disabled);
}

async function notifyAdmins(
  firestore: Firestore,
  transaction: Transaction,
  admins: readonly Admin[],
  data: DataOf<'staff-changed'>,
): Promise<void> {
  if (admins.length === 0) return;
  const accounts = await transaction.getAll(...admins.map(({ id }) => users(firestore).doc(id)));
  admins.forEach((admin, index) => {
    const language = accounts[index]?.data()?.language ?? 'en';
    // Has no uid, because deleting the account must not delete this notice.
    const letter = { to: admin.data().email, language, uid: null };
    transaction.create(
      mail(firestore).doc(),
      newMail({ ...letter, template: 'staff-changed', data }),
    );
  });
}
