import { createHmac } from 'node:crypto';
import { accountStatus } from '@dental-shop/domain/account/account-status';
import {
  type FormerAccount,
  getIdentifiers,
  type IdentifiedAccount,
  type Identifier,
  type RememberedStatus,
  rememberedStatus,
} from '@dental-shop/domain/former-account/former-account';
import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { formerAccounts } from '../platform/firestore/accounts.ts';
import { audit } from '../platform/firestore/staff.ts';

/**
 * Without a key, anyone with database access could hash every possible license number and look for
 * matches.
 */
function hashIdentifier(key: string, { match, value }: Identifier): string {
  return createHmac('sha256', key).update(`${match} ${value}`).digest('hex');
}

export interface FormerAccountServices {
  firestore: Firestore;
  formerAccountsKey: () => string;
}

export async function saveFormerAccount(
  { firestore, formerAccountsKey }: FormerAccountServices,
  batch: WriteBatch,
  uid: string,
  account: IdentifiedAccount,
): Promise<void> {
  const status = await readLastDecision(firestore, uid);
  if (status === undefined) return;
  for (const identifier of getIdentifiers(account)) {
    const reference = formerAccounts(firestore).doc(
      hashIdentifier(formerAccountsKey(), identifier),
    );
    batch.set(reference, { match: identifier.match, status, deletedAt: Timestamp.now() });
  }
}

/** Reads the audit log, because a deletion changes the profile's status to `suspended` first. */
async function readLastDecision(
  firestore: Firestore,
  uid: string,
): Promise<RememberedStatus | undefined> {
  const own = audit(firestore).where('whom', '==', uid).orderBy('when', 'desc');
  for (const entry of (await own.get()).docs) {
    const { data: status } = accountStatus.safeParse(entry.data().after?.status);
    if (status !== undefined) return rememberedStatus.safeParse(status).data;
  }
  return undefined;
}

export async function detectReregistrations(
  { firestore, formerAccountsKey }: FormerAccountServices,
  accounts: ReadonlyMap<string, IdentifiedAccount>,
): Promise<Map<string, FormerAccount<Timestamp>[]>> {
  const hashes = new Map(
    [...accounts].map(([uid, account]) => [
      uid,
      getIdentifiers(account).map((identifier) => hashIdentifier(formerAccountsKey(), identifier)),
    ]),
  );
  const wanted = [...new Set([...hashes.values()].flat())];
  if (wanted.length === 0) return new Map();
  const documents = await firestore.getAll(
    ...wanted.map((hash) => formerAccounts(firestore).doc(hash)),
  );
  const found = new Map(
    documents.map((each) => [each.id, each.data() as FormerAccount<Timestamp> | undefined]),
  );
  return new Map(
    [...hashes].map(([uid, own]) => {
      const matches = own.flatMap((hash) => found.get(hash) ?? []);
      // Removes duplicates, because the profile's address and the Auth user's address may match the same former account.
      return [uid, [...new Map(matches.map((each) => [each.match, each])).values()]];
    }),
  );
}
