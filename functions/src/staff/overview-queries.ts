import { maxUndeliveredMails } from '@dental-shop/domain/api/staff/read-overview';
import { orderAttention } from '@dental-shop/domain/order/order-attention';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import {
  mail,
  orders,
  policyReports,
  statistics,
  users,
} from '../platform/firestore/collections.ts';

/** More than are shown, because those that were sent again meanwhile are among them. */
const lookedAtMails = 2 * maxUndeliveredMails;

/**
 * What the overview asks of the database. Each query has an end and each count is one aggregation,
 * so that it costs the same with a hundred orders and with a million.
 */
export function overviewQueries(firestore: Firestore, days: readonly string[]) {
  return {
    statistics: statistics(firestore)
      .where(FieldPath.documentId(), '>=', days[0] ?? '')
      .orderBy(FieldPath.documentId())
      .limit(days.length),
    waiting: users(firestore).where('status', '==', 'pending').count(),
    openDisputes: orders(firestore).where('status', '==', 'disputed').count(),
    attention: orders(firestore)
      .where('attention', 'array-contains-any', orderAttention.options)
      .count(),
    policyReports: policyReports(firestore).count(),
    undeliveredMails: mail(firestore)
      .where('delivery.state', '==', 'abandoned')
      .orderBy('createdAt', 'desc')
      .limit(lookedAtMails),
  };
}
