import type { Address } from '@dental-shop/domain/account/address';
import type { LotSelection } from '@dental-shop/domain/api/staff/recall-calls';
import { writeCsv } from '@dental-shop/domain/csv/write-csv';
import type { ReceivedLot, Recipient } from '@dental-shop/domain/recalls/lot-recipients';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { auditExport } from '../staff/audit-export.ts';
import { findRecipients, selectLots } from './find-recipients.ts';

const columns = [
  'SKU',
  'Lot',
  'Consignee',
  'Email',
  'Street',
  'City',
  'State',
  'ZIP code',
  'Country',
  'Shipped',
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
  await auditExport(firestore, staffUid, {
    what: 'export-lot-recipients',
    recalled: { sku, lots },
    count: recipients.length,
  });
  const { timeZone } = await readOfficeSettings(firestore);
  return recipientsCsv(sku, recipients, timeZone);
}

export function recipientsCsv(
  sku: string,
  recipients: readonly Recipient<Timestamp>[],
  timeZone: string,
): string {
  const rows = recipients.flatMap(({ consignee: { email }, received }) =>
    received.map((row) => ({
      ...toRow(sku, email, row),
      Shipped: { at: row.shipment.shippedAt.toDate(), timeZone },
    })),
  );
  const zoned = { columns: ['Shipped'], timeZone, language: 'en' } as const;
  return writeCsv({ columns, rows, withHeader: true, zoned });
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
    State: address?.state ?? '',
    'ZIP code': address?.zipCode ?? '',
    Country: address?.country ?? '',
  };
}
