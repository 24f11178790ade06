import type { User } from '../account/user.ts';
import type { Complaint } from '../complaints/complaint.ts';
import type { ContactMessage } from '../contact/contact-message.ts';
import type { Shipment } from '../fulfillment/shipment.ts';
import type { OrderRecord } from '../order/order.ts';
import { orderNumbersIn } from '../order/order-number.ts';
import type { Return } from '../returns/return.ts';
import {
  amountTerm,
  codeTerms,
  emailTerms,
  minTermLength,
  nameTerms,
  numberTerms,
  prefixes,
  prefixTerms,
  textTerms,
  toEmail,
} from './find-terms.ts';

/**
 * Part of every document's terms. Increase the number when the terms change, and the hourly backfill
 * rewrites older documents.
 */
export const termsVersion = '#2';

/** Far below Firestore's limit of 40,000 index entries per document. */
const maxTerms = 600;

const maxEmailPrefix = 24;

function finish(terms: readonly string[]): string[] {
  const unique = new Set([termsVersion, ...terms.filter((term) => term !== '')]);
  return [...unique].slice(0, maxTerms);
}

export type SearchableUser = Pick<User<unknown>, 'name' | 'email' | 'licenseNumber' | 'address'>;

export function accountTerms(
  uid: string,
  { name, email, licenseNumber, address }: SearchableUser,
): string[] {
  return finish([
    ...numberTerms(uid),
    ...emailTerms(email),
    ...prefixes(toEmail(email).slice(0, maxEmailPrefix), minTermLength),
    ...prefixTerms(email.split('@')[0] ?? ''),
    ...prefixTerms(licenseNumber ?? ''),
    ...codeTerms(licenseNumber),
    ...nameTerms(name),
    ...prefixTerms(address.city),
  ]);
}

type SearchableOrder = Pick<
  OrderRecord<unknown>,
  'number' | 'paymentIntentId' | 'skus' | 'details' | 'customerName' | 'email' | 'amount'
> & { card?: { last4: string } };

export function orderTerms(id: string, order: SearchableOrder): string[] {
  const { number, paymentIntentId, skus, details, customerName, email, amount, card } = order;
  const reference = details?.reference ?? '';
  return finish([
    ...numberTerms(number, id),
    ...codeTerms(paymentIntentId, card?.last4, reference, ...skus),
    ...textTerms(reference),
    amountTerm(amount),
    ...emailTerms(email),
    ...nameTerms(customerName),
  ]);
}

type SearchableShipment = Pick<
  Shipment<unknown>,
  'orderId' | 'orderNumber' | 'rmaNumber' | 'lines' | 'trackingNumber' | 'consignee'
>;

export function shipmentTerms(id: string, shipment: SearchableShipment): string[] {
  const { orderId, orderNumber, rmaNumber, lines, trackingNumber, consignee } = shipment;
  return finish([
    ...numberTerms(orderNumber, rmaNumber, orderId),
    ...codeTerms(id, trackingNumber),
    ...lines.flatMap(({ sku, lot }) => codeTerms(sku, lot)),
    ...emailTerms(consignee.email),
    ...nameTerms(consignee.name),
  ]);
}

type SearchableReturn = Pick<Return<unknown>, 'customerName' | 'email' | 'lines'>;

export function returnTerms(
  rmaNumber: string,
  { customerName, email, lines }: SearchableReturn,
): string[] {
  return finish([
    ...numberTerms(rmaNumber),
    ...lines.flatMap(({ orderNumber, orderId, complaintId, sku, lot }) => [
      ...numberTerms(orderNumber, orderId),
      ...codeTerms(complaintId, sku, lot),
    ]),
    ...emailTerms(email),
    ...nameTerms(customerName),
  ]);
}

type SearchableComplaint = Pick<
  Complaint<unknown>,
  'number' | 'rmaNumber' | 'device' | 'orderId' | 'orderNumber' | 'complainant'
>;

export function complaintTerms(id: string, complaint: SearchableComplaint): string[] {
  const { number, rmaNumber, device, orderId, orderNumber, complainant } = complaint;
  return finish([
    ...numberTerms(number, id, rmaNumber, orderNumber, orderId),
    ...codeTerms(device.sku, device.lot, device.gtin),
    ...emailTerms(complainant.email),
    ...nameTerms(complainant.name),
  ]);
}

type SearchableMessage = Pick<ContactMessage<unknown>, 'name' | 'email' | 'subject' | 'message'>;

/** The message text is searchable only by order number: indexing every word isn't worth the cost. */
export function messageTerms(
  _id: string,
  { name, email, subject, message }: SearchableMessage,
): string[] {
  return finish([
    ...numberTerms(...orderNumbersIn(`${subject} ${message}`)),
    ...emailTerms(email),
    ...nameTerms(name),
    ...textTerms(subject),
  ]);
}
