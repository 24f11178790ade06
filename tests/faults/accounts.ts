import { randomUUID } from 'node:crypto';
import type { User } from '@dental-shop/domain/account/user';
import { grantStaff, type SignedIn, signUpOrIn } from '@dental-shop/emulators/seed/auth-emulator';
import { Timestamp } from 'firebase-admin/firestore';
import { adminAuth, database } from '../shop/database.ts';

async function newAccount(kind: string): Promise<SignedIn> {
  return signUpOrIn(`${kind}-${randomUUID()}@example.com`);
}

function approvedUser(email: string, language: User<Timestamp>['language']): User<Timestamp> {
  const now = Timestamp.now();
  return {
    email,
    name: 'Ana Prueba',
    type: 'lab',
    licenseNumber: null,
    address: {
      street: '1 Main Street',
      city: 'Reno',
      state: 'NV',
      zipCode: '89501',
      country: 'United States',
    },
    status: 'approved',
    language,
    createdAt: now,
    decidedAt: now,
    claimsSetAt: now,
    searchTerms: [],
    nameKey: 'anaprueba',
    licenseKey: null,
  };
}

async function approvedAccount(language: User<Timestamp>['language']): Promise<SignedIn> {
  const { uid, email } = await newAccount('customer');
  await adminAuth.setCustomUserClaims(uid, { approved: true });
  await database.doc(`users/${uid}`).set(approvedUser(email, language));
  // Signs in again to get an ID token with the claim.
  return signUpOrIn(email);
}

export async function approvedAccounts(count: number): Promise<SignedIn[]> {
  const accounts: SignedIn[] = [];
  // One after another, because each new account triggers functions.
  for (let index = 0; index < count; index += 1) {
    accounts.push(await approvedAccount(index % 2 === 0 ? 'en' : 'es'));
  }
  return accounts;
}

export async function staffAccount(): Promise<SignedIn> {
  const account = await newAccount('staff');
  await grantStaff(account);
  return signUpOrIn(account.email);
}
