import type { User } from '@dental-shop/domain/account/user';
import type { ReportedProblem } from '@dental-shop/domain/api/returns';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { complaintDeadline } from '@dental-shop/domain/complaints/complaint-deadline';
import type { ReturnLine } from '@dental-shop/domain/returns/return';
import type { OfficeSettings } from '@dental-shop/domain/settings/office-settings';
import type { Timestamp } from 'firebase-admin/firestore';
import { deviceRecordExpiry } from '../platform/firestore/typed-collection.ts';

interface Reported {
  number: string;
  uid: string;
  user: Pick<User<unknown>, 'name' | 'email' | 'address' | 'phone'>;
  rmaNumber: string;
  line: ReturnLine;
  problem: ReportedProblem;
  now: Timestamp;
  settings: OfficeSettings;
}

/** The shop becomes aware of the event with the customer's request, which starts the deadline. */
export function newComplaint({
  number,
  uid,
  user: { name, email, address, phone: ofAccount = '' },
  rmaNumber,
  line: { sku, name: deviceName, lot, expiry, quantity, orderId, orderNumber },
  problem: { phone = ofAccount, ...report },
  now,
  settings,
}: Reported): Complaint<Timestamp> {
  const gtin = findProduct(catalogue, sku)?.gtin ?? null;
  return {
    number,
    uid,
    rmaNumber,
    state: 'open',
    device: { sku, name: deviceName, gtin, lot, expiry, quantity },
    orderId,
    orderNumber,
    complainant: { name, email, phone, address },
    report,
    awareAt: now,
    urgent: false,
    dueOn: complaintDeadline(now.toDate(), false, settings.timeZone),
    decision: null,
    investigation: '',
    correction: '',
    reply: '',
    closedAt: null,
    updatedAt: now,
    expireAt: deviceRecordExpiry(settings, now.toMillis()),
  };
}
