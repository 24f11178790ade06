import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ordersCsvQuery } from '@dental-shop/domain/api/staff/orders-csv';
import type { RequestHandler } from 'express';
import { info, error as logError } from 'firebase-functions/logger';
import { authenticate } from '../../entry/authenticate.ts';
import { parseInput } from '../../entry/parse-input.ts';
import { ApiError } from '../../entry/refusals.ts';
import type { Services } from '../../entry/services.ts';
import { describeError } from '../../platform/log.ts';
import { isStaff } from '../../staff/is-staff.ts';
import { csvOfOrders } from './csv-of-orders.ts';
import { orderRow } from './order-row.ts';
import { ordersBetween } from './orders-between.ts';

/** The orders of some days as CSV, for staff: written while they are read, never all in memory. */
export function exportOrders(services: Services): RequestHandler {
  return async (request, response) => {
    const token = await authenticate(request, services.auth);
    if (!(await isStaff(services, token))) throw new ApiError('staff-only');
    const days = parseInput(ordersCsvQuery, request.query);
    let count = 0;
    async function* rows() {
      for await (const order of ordersBetween(services.firestore, days)) {
        count += 1;
        yield orderRow(order.id, order.data());
      }
    }
    response.attachment(`orders-${days.from}-to-${days.to}.csv`).type('text/csv');
    try {
      await pipeline(Readable.from(rows()), csvOfOrders(), response);
      info('Staff exported orders', { staffUid: token.uid, ...days, count });
    } catch (error) {
      // The beginning is sent: all that can still tell of it is an answer that ends too early, which
      // the pipeline has seen to.
      const cause = { staffUid: token.uid, ...days, count, error: describeError(error) };
      logError('An export of orders was cut short', cause);
    }
  };
}
