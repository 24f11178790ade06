import type { OrdersResponse } from '@dental-shop/domain/api/account';
import type { RequestHandler } from 'express';
import { orders } from '../../database.ts';
import type { Services } from '../../services.ts';
import { authenticate } from '../authenticate.ts';
import { newestOfOwner } from './newest-of-owner.ts';

export function listOrders({ auth, firestore }: Services): RequestHandler {
  return async (request, response) => {
    const { uid } = await authenticate(request, auth);
    const documents = await newestOfOwner(orders(firestore), uid);
    const data = documents.map((document) => {
      const { createdAt, items, amount, amountRefunded, currency, status, receiptUrl } =
        document.data();
      return {
        id: document.id,
        timestamp: createdAt.toDate().toISOString(),
        items,
        amount,
        amountRefunded,
        currency,
        status,
        receiptUrl,
      };
    });
    response.json({ data } satisfies OrdersResponse);
  };
}
