import { documentId } from '@dental-shop/domain/api/document-id';
import type { Order } from '@dental-shop/domain/order/order';
import { recordTime } from '@dental-shop/domain/order/record-time';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Firebase } from '../../platform/firebase.ts';
import { users } from '../../platform/firestore/accounts.ts';
import { allocateOrderNumber } from '../../platform/firestore/allocate-order-number.ts';
import { readOfficeSettings } from '../../platform/firestore/office-settings.ts';
import { orders } from '../../platform/firestore/orders.ts';
import type { Seller } from '../../platform/parameters.ts';
import { actAsStaff } from '../../staff/act-as-staff.ts';
import { isStaff } from '../../staff/authorize-staff.ts';
import { invoiceWords } from './words.ts';

interface InvoiceServices extends Firebase {
  seller: () => Seller;
}

export async function makeInvoice(services: InvoiceServices, token: DecodedIdToken, id: unknown) {
  const { orderId, order } = await findOrder(services, token, id);
  const customer = (await users(services.firestore).doc(order.uid).get()).data();
  const language = order.details?.language ?? customer?.language ?? 'en';
  const number = order.number ?? (await allocateOrderNumber(services.firestore, orderId));
  const { timeZone } = await readOfficeSettings(services.firestore);
  // Imported on first use, because loading it would delay every cold start.
  const { renderInvoice } = await import('./render-invoice.tsx');
  const content = await renderInvoice({
    ...order,
    orderId,
    number,
    createdAt: recordTime(order),
    language,
    timeZone,
    seller: services.seller(),
  });
  const fileName = `${invoiceWords[language].fileName}-${number}.pdf`;
  return { fileName, content };
}

/** Staff can download any invoice. Customers get `not-found` for other people's. */
async function findOrder(
  services: InvoiceServices,
  token: DecodedIdToken,
  id: unknown,
): Promise<{ orderId: string; order: Order<Timestamp> }> {
  const orderId = documentId.safeParse(id);
  if (!orderId.success) throw new Refusal('not-found');
  const order = (await orders(services.firestore).doc(orderId.data).get()).data();
  if (!order) throw new Refusal('not-found');
  if (order.uid !== token.uid) {
    if (!(await isStaff(services, token))) throw new Refusal('not-found');
    await actAsStaff(services.firestore, token.uid, async ({ addEntry }) =>
      addEntry({ what: 'download-invoice', whom: orderId.data }),
    );
  }
  return { orderId: orderId.data, order };
}
