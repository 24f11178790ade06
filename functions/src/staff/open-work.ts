import { lastExpiryToShow } from '@dental-shop/domain/account/license-verification';
import { orderAttention } from '@dental-shop/domain/order/order-attention';
import type { Firestore } from 'firebase-admin/firestore';
import { users } from '../platform/firestore/accounts.ts';
import { orderRecords } from '../platform/firestore/orders.ts';
import { contactMessages } from '../platform/firestore/staff.ts';

export const waitingAccounts = (firestore: Firestore) =>
  users(firestore).where('status', '==', 'pending');

/** `today` is the office's calendar day. */
export const expiringLicenses = (firestore: Firestore, today: string) =>
  users(firestore)
    .where('status', '==', 'approved')
    .where('licenseExpiry', '<=', lastExpiryToShow(today));

export const ordersNeedingAttention = (firestore: Firestore) =>
  orderRecords(firestore).where('attention', 'array-contains-any', orderAttention.options);

export const unreadMessages = (firestore: Firestore) =>
  contactMessages(firestore).where('state', '==', 'new');
