import { checkoutId } from '@dental-shop/domain/api/payment';
import type { Order } from '@dental-shop/domain/order/order';
import { recordTime } from '@dental-shop/domain/order/record-time';
import type { Request, RequestHandler } from 'express';
import type { Timestamp } from 'firebase-admin/firestore';
import { authenticate } from '../../entry/authenticate.ts';
import { ApiError } from '../../entry/refusals.ts';
import type { Services } from '../../entry/services.ts';
import { orders, users } from '../../platform/firestore/collections.ts';
import { isStaff } from '../../staff/is-staff.ts';
import { invoiceFileName } from './file-name.ts';

/** The order, for its owner and staff; to anybody else it is as if there were none. */
async function findOrder(
  request: Request,
  services: Services,
): Promise<{ orderId: string; order: Order<Timestamp> }> {
  const token = await authenticate(request, services.auth);
  const orderId = checkoutId.safeParse(request.params.orderId);
  if (!orderId.success) throw new ApiError('not-found');
  const order = (await orders(services.firestore).doc(orderId.data).get()).data();
  if (!order || (order.uid !== token.uid && !(await isStaff(services, token)))) {
    throw new ApiError('not-found');
  }
  return { orderId: orderId.data, order };
}

/** The invoice of an order as a PDF, in the language of the account that ordered. */
export function downloadInvoice(services: Services): RequestHandler {
  return async (request, response) => {
    const { orderId, order } = await findOrder(request, services);
    const buyer = (await users(services.firestore).doc(order.uid).get()).data();
    const language = buyer?.language ?? 'en';
    // Loaded with the first invoice: at the start it would delay every other request.
    const { renderInvoice } = await import('./render-invoice.tsx');
    const pdf = await renderInvoice({
      ...order,
      orderId,
      createdAt: recordTime(order),
      buyerName: order.customerName,
      language,
      seller: services.seller(),
    });
    response.attachment(invoiceFileName(orderId, language)).type('application/pdf').send(pdf);
  };
}
