import type { Address } from '@dental-shop/domain/account/address';
import type { LotSelection } from '@dental-shop/domain/api/staff/recall-calls';
import { writeCsv } from '@dental-shop/domain/csv/write-csv';
import type { ReceivedLot, Recipient } from '@dental-shop/domain/recalls/lot-recipients';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { auditRecallExport } from './audit-recall-export.ts';
import { findRecipients, selectLots } from './find-recipients.ts';

const columns = [
  'SKU',
  'Lot',
  'Consignee',
  'Email',
  'Street',
  'City',
  'State and ZIP',
  'Country',
  'Shipped (UTC)',
  'Order number',
  'RMA number',
  'Quantity',
  'Returned',
] as const;

/** One row for each lot in a shipment. */
export async function exportLotRecipients(
  firestore: Firestore,
  staffUid: string,
  selection: LotSelection,
): Promise<string> {
  const { sku, lots } = await selectLots(firestore, selection);
  const recipients = await findRecipients(firestore, { sku, lots });
  await auditRecallExport(firestore, staffUid, {
    what: 'export-lot-recipients',
    whom: 'many',
    recalled: { sku, lots },
    count: recipients.length,
  });
  return recipientsCsv(sku, recipients);
}

export function recipientsCsv(sku: string, recipients: readonly Recipient<Timestamp>[]): string {
  const rows = recipients.flatMap(({ consignee: { email }, received }) =>
    received.map((row) => toRow(sku, email, row)),
  );
  return writeCsv({ columns, rows, withHeader: true });
}

function toRow(
  sku: string,
  email: string,
  { shipment, lot, quantity, returned }: ReceivedLot<Timestamp>,
) {
  const { name, address } = shipment.consignee;
  return {
    SKU: sku,
    Lot: lot,
    Consignee: name,
    Email: email,
    ...addressColumns(address),
    'Shipped (UTC)': { at: shipment.shippedAt.toDate() },
    'Order number': shipment.orderNumber ?? '',
    'RMA number': shipment.rmaNumber ?? '',
    Quantity: quantity,
    Returned: returned,
  };
}

export function addressColumns(address: Address | null) {
  return {
    Street: address?.street ?? '',
    City: address?.city ?? '',
    'State and ZIP': address ? `${address.state} ${address.zipCode}`.trim() : '',
    Country: address?.country ?? '',
  };
}
