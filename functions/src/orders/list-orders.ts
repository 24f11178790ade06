import { type OrdersResponse, recordsQuery } from '@dental-shop/domain/api/account';
import { recordTime } from '@dental-shop/domain/order/record-time';
import type { RequestHandler } from 'express';
import { authenticate } from '../entry/authenticate.ts';
import { parseInput } from '../entry/parse-input.ts';
import type { Services } from '../entry/services.ts';
import { orders } from '../platform/firestore/collections.ts';
import { newestOfOwner } from './newest-of-owner.ts';

export function listOrders({ auth, firestore }: Services): RequestHandler {
  return async (request, response) => {
    const { uid } = await authenticate(request, auth);
    const query = parseInput(recordsQuery, request.query);
    const { documents, next } = await newestOfOwner(orders(firestore), uid, query);
    const data = documents.map((document) => {
      const order = document.data();
      const { items, amount, amountRefunded, currency, status, receiptUrl } = order;
      return {
        id: document.id,
        timestamp: recordTime(order)?.toISOString() ?? null,
        items,
        amount,
        amountRefunded,
        currency,
        status,
        receiptUrl,
      };
    });
    response.json({ data, next } satisfies OrdersResponse);
  };
}
