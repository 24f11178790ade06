import type { TransactionsResponse } from '@dental-shop/domain/api/account';
import type { RequestHandler } from 'express';
import { transactions } from '../../database.ts';
import type { Services } from '../../services.ts';
import { authenticate } from '../authenticate.ts';
import { newestOfOwner } from './newest-of-owner.ts';

export function listTransactions({ auth, firestore }: Services): RequestHandler {
  return async (request, response) => {
    const { uid } = await authenticate(request, auth);
    const documents = await newestOfOwner(transactions(firestore), uid);
    const data = documents.map((document) => {
      const { createdAt, orderId, type, amount, currency, status } = document.data();
      const timestamp = createdAt.toDate().toISOString();
      return { id: document.id, timestamp, orderId, type, amount, currency, status };
    });
    response.json({ data } satisfies TransactionsResponse);
  };
}
