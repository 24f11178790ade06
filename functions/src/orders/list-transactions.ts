import { recordsQuery, type TransactionsResponse } from '@dental-shop/domain/api/account';
import { recordTime } from '@dental-shop/domain/order/record-time';
import type { RequestHandler } from 'express';
import { authenticate } from '../entry/authenticate.ts';
import { parseInput } from '../entry/parse-input.ts';
import type { Services } from '../entry/services.ts';
import { transactions } from '../platform/firestore/collections.ts';
import { newestOfOwner } from './newest-of-owner.ts';

export function listTransactions({ auth, firestore }: Services): RequestHandler {
  return async (request, response) => {
    const { uid } = await authenticate(request, auth);
    const query = parseInput(recordsQuery, request.query);
    const { documents, next } = await newestOfOwner(transactions(firestore), uid, query);
    const data = documents.map((document) => {
      const transaction = document.data();
      const { orderId, type, amount, currency, status } = transaction;
      const timestamp = recordTime(transaction)?.toISOString() ?? null;
      return { id: document.id, timestamp, orderId, type, amount, currency, status };
    });
    response.json({ data, next } satisfies TransactionsResponse);
  };
}
