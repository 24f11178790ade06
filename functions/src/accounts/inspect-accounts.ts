import type { User } from '@dental-shop/domain/account/user';
import type { Duplicate } from '@dental-shop/domain/api/staff/account-calls';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { isoTime } from '../platform/auth/find-auth-user.ts';
import type { Firebase } from '../platform/firebase.ts';
import { users } from '../platform/firestore/accounts.ts';
import type { StaffHandler } from '../staff/act-as-staff.ts';
import { auditExport } from '../staff/audit-export.ts';
import { hasVerified } from './email-ownership.ts';
import { detectReregistrations, type FormerAccountServices } from './remember-former-accounts.ts';

/** The query fetches one more account, because the results include the account itself. */
const maxSimilar = 3;

type Key = 'licenseKey' | 'nameKey';
type Found = Map<string, { uid: string; name: string }[]>;

export const inspectAccounts: StaffHandler<
  'inspectAccounts',
  Firebase & FormerAccountServices
> = async (services, { uids }, staffUid) => {
  const { auth, firestore } = services;
  const exported = { from: null, to: null, count: uids.length };
  await auditExport(firestore, staffUid, { what: 'inspect-accounts', exported });
  const [records, documents] = await Promise.all([
    auth.getUsers(uids.map((uid) => ({ uid }))),
    firestore.getAll(...uids.map((uid) => users(firestore).doc(uid))),
  ]);
  const accounts = new Map(
    documents.map((document) => [document.id, document.data() as User<Timestamp> | undefined]),
  );
  const known = [...accounts.values()].filter((account) => account !== undefined);
  const identified = records.users.flatMap(({ uid, email }) => {
    const account = accounts.get(uid);
    if (!account) return [];
    const former = account.formerEmails?.map((each) => each.email) ?? [];
    const emails = [account.email, ...(email === undefined ? [] : [email]), ...former];
    return [[uid, { ...account, emails }] as const];
  });
  const [byLicense, byName, former] = await Promise.all([
    findSimilar(firestore, 'licenseKey', known),
    findSimilar(firestore, 'nameKey', known),
    detectReregistrations(services, new Map(identified)),
  ]);
  const inspected = records.users.map((record) => {
    const { uid, metadata } = record;
    const account = accounts.get(uid);
    return {
      uid,
      emailVerified: account !== undefined && hasVerified(record, account.email),
      lastSignInAt: metadata.lastSignInTime ? isoTime(metadata.lastSignInTime) : null,
      duplicates: account
        ? [
            ...toDuplicates(uid, byLicense.get(account.licenseKey ?? ''), 'license'),
            ...toDuplicates(uid, byName.get(account.nameKey), 'name'),
          ]
        : [],
      formerAccounts: (former.get(uid) ?? []).map(({ match, status, deletedAt }) => ({
        match,
        status,
        deletedAt: deletedAt.toDate().toISOString(),
      })),
    };
  });
  return { accounts: inspected };
};

async function findSimilar(
  firestore: Firestore,
  key: Key,
  accounts: readonly User<Timestamp>[],
): Promise<Found> {
  const values = new Set(accounts.map((account) => account[key]).filter(Boolean));
  const found = await Promise.all(
    [...values].map(async (value) => {
      const { docs } = await users(firestore)
        .where(key, '==', value)
        .limit(maxSimilar + 1)
        .get();
      const similar = docs.map((each) => ({ uid: each.id, name: each.data().name }));
      return [value ?? '', similar] as const;
    }),
  );
  return new Map(found);
}

function toDuplicates(
  uid: string,
  similar: Found extends Map<string, infer Alike> ? Alike | undefined : never,
  because: Duplicate['because'],
): Duplicate[] {
  const found = (similar ?? []).filter((each) => each.uid !== uid).slice(0, maxSimilar);
  return found.map((each) => ({ ...each, because }));
}
