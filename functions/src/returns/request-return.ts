import { randomInt } from 'node:crypto';
import type { User } from '@dental-shop/domain/account/user';
import type {
  ReportedProblem,
  ReturnRequest,
  ReturnResponse,
} from '@dental-shop/domain/api/returns';
import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { patientDetails } from '@dental-shop/domain/complaints/patient-details';
import { generateOrderNumber } from '@dental-shop/domain/order/order-number';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { planReturn } from '@dental-shop/domain/returns/plan-return';
import type { Return, ReturnLine } from '@dental-shop/domain/returns/return';
import { returnableLines } from '@dental-shop/domain/returns/returnable-lines';
import {
  type CollectionReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { mail } from '../mail/outbox.ts';
import type { OfficeServices } from '../platform/firebase.ts';
import { users } from '../platform/firestore/accounts.ts';
import {
  complaints,
  returns,
  searchableComplaint,
  searchableReturn,
  shipments,
} from '../platform/firestore/fulfillment.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { orders } from '../platform/firestore/orders.ts';
import { runTransaction } from '../platform/firestore/run-transaction.ts';
import { rateLimits, requireWithinLimit } from '../platform/network/rate-limits.ts';
import { newComplaint } from './new-complaint.ts';
import { requestedMail } from './return-mails.ts';

/** Nearly always, the first attempt finds an unused number. */
const maxAttempts = 5;

/**
 * Accounts that are waiting for approval can also return items, because they were approved when the
 * items shipped. Suspended accounts have to contact the office.
 */
export async function requestReturn(
  { firestore, officeEmail }: OfficeServices,
  uid: string,
  request: ReturnRequest,
): Promise<ReturnResponse> {
  await requireWithinLimit(firestore, { ...rateLimits.returnRequests, key: uid });
  rejectPatientDetails(request);
  const { rmaNumber, complaintIds } = await runTransaction(firestore, (transaction) =>
    createReturn(firestore, transaction, { uid, request, officeEmail: officeEmail() }),
  );
  if (complaintIds) info('Return requested', { uid, rmaNumber, complaintIds });
  return { rmaNumber };
}

function rejectPatientDetails({ lines, note }: ReturnRequest): void {
  const texts = lines.flatMap(({ report }, index) =>
    report
      ? [
          { field: `lines.${index}.report.site`, text: report.site },
          { field: `lines.${index}.report.description`, text: report.description },
        ]
      : [],
  );
  const found = [...texts, { field: 'note', text: note }].find(({ text }) => patientDetails(text));
  if (found) throw new Refusal('patient-details', { field: found.field });
}

interface NewReturn {
  uid: string;
  request: ReturnRequest;
  officeEmail: string;
}

/** For a repeated request, `complaintIds` is missing. */
interface CreatedReturn {
  rmaNumber: string;
  complaintIds?: string[];
}

async function createReturn(
  firestore: Firestore,
  transaction: Transaction,
  { uid, request, officeEmail }: NewReturn,
): Promise<CreatedReturn> {
  const user = await readOpenAccount(firestore, transaction, uid);
  const own = await transaction.get(returns(firestore).where('uid', '==', uid));
  const existing = own.docs.map((each) => ({ ...each.data(), rmaNumber: each.id }));
  const repeated = existing.find(({ requestId }) => requestId === request.requestId);
  if (repeated) return { rmaNumber: repeated.rmaNumber };

  const settings = await readOfficeSettings(firestore, (reference) => transaction.get(reference));
  const { planned, reports } = await planLines(firestore, transaction, {
    uid,
    request,
    existing,
    settings,
  });
  const rmaNumber = await findUnusedNumber(transaction, returns(firestore));
  const now = Timestamp.now();
  const lines: ReturnLine[] = [];
  const opened: ReturnType<typeof newComplaint>[] = [];
  for (const [index, line] of planned.entries()) {
    const problem = reports[index];
    if (problem === undefined) {
      lines.push(line);
      continue;
    }
    const number = await findUnusedNumber(transaction, complaints(firestore));
    opened.push(newComplaint({ number, uid, user, rmaNumber, line, problem, now, settings }));
    lines.push({ ...line, complaintId: number });
  }
  const created: Return<Timestamp> = {
    uid,
    requestId: request.requestId,
    customerName: user.name,
    email: user.email,
    address: user.address,
    state: 'requested',
    lines,
    orderIds: [...new Set(lines.map(({ orderId }) => orderId))],
    note: request.note,
    declineReason: null,
    refundAmount: null,
    replaced: {},
    toReplace: false,
    createdAt: now,
    updatedAt: now,
  };
  transaction.create(searchableReturn(firestore, rmaNumber), created);
  for (const complaint of opened) {
    transaction.create(searchableComplaint(firestore, complaint.number), complaint);
  }
  const notice = requestedMail(rmaNumber, created, opened, {
    officeEmail,
    timeZone: settings.timeZone,
  });
  transaction.create(mail(firestore).doc(`return-requested-${rmaNumber}`), notice);
  return { rmaNumber, complaintIds: opened.map(({ number }) => number) };
}

async function readOpenAccount(
  firestore: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<User<Timestamp>> {
  const user = (await transaction.get(users(firestore).doc(uid))).data();
  if (!user) throw new Refusal('not-registered');
  if (user.status === 'declined' || user.status === 'suspended') {
    throw new Refusal('account-closed');
  }
  return user;
}

interface Planning {
  uid: string;
  request: ReturnRequest;
  existing: (Return<Timestamp> & { rmaNumber: string })[];
  settings: Awaited<ReturnType<typeof readOfficeSettings>>;
}

async function planLines(
  firestore: Firestore,
  transaction: Transaction,
  { uid, request, existing, settings }: Planning,
): Promise<{ planned: ReturnLine[]; reports: (ReportedProblem | undefined)[] }> {
  const shipmentIds = [...new Set(request.lines.map(({ shipmentId }) => shipmentId))];
  const shipped = await transaction.getAll(
    ...shipmentIds.map((id) => shipments(firestore).doc(id)),
  );
  const own = shipped.flatMap((each) => {
    const shipment = each.data();
    return shipment?.uid === uid ? [{ ...shipment, id: each.id }] : [];
  });
  const returnable = returnableLines(own, existing);
  const prices = await readPrices(
    firestore,
    transaction,
    returnable.flatMap(({ orderId, replacement }) => [
      orderId,
      ...(replacement?.orders ?? []).map((each) => each.orderId),
    ]),
  );
  const { problem, index, lines, reports } = planReturn(request.lines, {
    returnable,
    unitPrice: (orderId, sku) => prices.get(orderId)?.get(sku),
    policy: { ...settings.returnPolicy, timeZone: settings.timeZone },
    today: calendarDay(new Date(), settings.timeZone),
  });
  if (problem) throw new Refusal(problem, { field: `lines.${index}` });
  return { planned: lines, reports };
}

async function readPrices(
  firestore: Firestore,
  transaction: Transaction,
  orderIds: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  if (orderIds.length === 0) return new Map();
  const references = [...new Set(orderIds)].map((id) => orders(firestore).doc(id));
  const found = await transaction.getAll(...references);
  return new Map(
    found.map((order) => {
      const items = order.data()?.items ?? [];
      return [order.id, new Map(items.map(({ sku, unitPrice }) => [sku, unitPrice]))];
    }),
  );
}

/** Finds an unused document ID in the format of order numbers. */
async function findUnusedNumber(
  transaction: Transaction,
  collection: CollectionReference<object>,
): Promise<string> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const number = generateOrderNumber(randomInt);
    if (!(await transaction.get(collection.doc(number))).exists) return number;
  }
  throw new Error(`Found no free number in ${collection.path}`);
}
