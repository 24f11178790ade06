import type { User } from '@dental-shop/domain/account/user';
import {
  type Duplicates,
  type InspectedAccount,
  maxSimilarShown,
} from '@dental-shop/domain/api/staff/account-calls';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { isoTime } from '../platform/auth/find-auth-user.ts';
import { hasVerified } from '../platform/auth/verified-email.ts';
import type { Firebase } from '../platform/firebase.ts';
import { users } from '../platform/firestore/accounts.ts';
import type { StaffHandler } from '../staff/act-as-staff.ts';
import { auditExport } from '../staff/audit-export.ts';
import { detectReregistrations, type FormerAccountServices } from './remember-former-accounts.ts';

export type InspectionServices = Firebase & FormerAccountServices;

interface Similar {
  count: number;
  accounts: { uid: string; name: string }[];
}

type Key = 'licenseKey' | 'nameKey';

export const inspectAccounts: StaffHandler<'inspectAccounts', InspectionServices> = async (
  services,
  { uids },
  staffUid,
) => {
  await auditExport(services.firestore, staffUid, { what: 'inspect-accounts', count: uids.length });
  return { accounts: await inspect(services, uids) };
};

/** Skips accounts without an Auth user. */
export async function inspect(
  services: InspectionServices,
  uids: readonly string[],
): Promise<InspectedAccount[]> {
  const { auth, firestore } = services;
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
  return records.users.map((record) => {
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
}

async function findSimilar(
  firestore: Firestore,
  key: Key,
  accounts: readonly User<Timestamp>[],
): Promise<Map<string, Similar>> {
  const values = new Set(accounts.map((account) => account[key]).filter(Boolean));
  const found = await Promise.all(
    [...values].map(async (value) => {
      const query = users(firestore).where(key, '==', value);
      // The results include the account itself.
      const { docs } = await query.limit(maxSimilarShown + 1).get();
      const accounts = docs.map((each) => ({ uid: each.id, name: each.data().name }));
      const isCut = docs.length > maxSimilarShown;
      const count = isCut ? (await query.count().get()).data().count : docs.length;
      return [value ?? '', { count, accounts }] as const;
    }),
  );
  return new Map(found);
}

function toDuplicates(
  uid: string,
  similar: Similar | undefined,
  because: Duplicates['because'],
): Duplicates[] {
  // The count always includes the account itself, but `accounts` is limited and may not.
  if (similar === undefined || similar.count <= 1) return [];
  const accounts = similar.accounts.filter((each) => each.uid !== uid).slice(0, maxSimilarShown);
  return [{ because, count: similar.count - 1, accounts }];
}
