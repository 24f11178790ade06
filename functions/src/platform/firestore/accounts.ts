import type { AccountDeletion } from '@dental-shop/domain/account/account-deletion';
import type { LicenseVerification } from '@dental-shop/domain/account/license-verification';
import type { User } from '@dental-shop/domain/account/user';
import type { StoredCart } from '@dental-shop/domain/cart/account-cart';
import type { Certificate } from '@dental-shop/domain/certification/certificate';
import type { FormerAccount } from '@dental-shop/domain/former-account/former-account';
import type { SavedList } from '@dental-shop/domain/lists/saved-list';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { expiringCollection, typedCollection } from './typed-collection.ts';

interface StripeCustomer {
  stripeCustomerId: string;
  /** Customers deleted in Stripe's dashboard. Their payments still exist. */
  formerIds?: string[];
}

export const users = (firestore: Firestore) => typedCollection<User<Timestamp>>(firestore, 'users');
export const certificates = (firestore: Firestore) =>
  typedCollection<Certificate<Timestamp>>(firestore, 'certificates');
export const verifications = (firestore: Firestore) =>
  typedCollection<LicenseVerification<Timestamp>>(firestore, 'verifications');
export const carts = (firestore: Firestore) =>
  typedCollection<StoredCart<Timestamp>>(firestore, 'carts');
export const savedLists = (firestore: Firestore) =>
  typedCollection<SavedList<Timestamp>>(firestore, 'lists');
export const stripeCustomers = (firestore: Firestore) =>
  typedCollection<StripeCustomer>(firestore, 'customers');
export const deletions = (firestore: Firestore) =>
  typedCollection<AccountDeletion<Timestamp>>(firestore, 'deletions');
export const formerAccounts = (firestore: Firestore) =>
  expiringCollection<FormerAccount<Timestamp>>(firestore, 'formerAccounts');
