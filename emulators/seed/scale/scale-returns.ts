import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { defaultTimeZone } from '@dental-shop/domain/calendar/time-zone';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import type { Complaint, ComplaintState } from '@dental-shop/domain/complaints/complaint';
import { complaintDeadline } from '@dental-shop/domain/complaints/complaint-deadline';
import { complaintTerms, returnTerms } from '@dental-shop/domain/find/record-terms';
import type { Shipment, ShipmentLine } from '@dental-shop/domain/fulfillment/shipment';
import { generateOrderNumber } from '@dental-shop/domain/order/order-number';
import { deviceRecordExpiresAt } from '@dental-shop/domain/retention/retention';
import type { Return, ReturnLine, ReturnReason } from '@dental-shop/domain/returns/return';
import type { ReturnState } from '@dental-shop/domain/returns/return-transitions';
import { officeSettings } from '@dental-shop/domain/settings/office-settings';
import type { StoredDocument } from '../firestore-emulator.ts';
import { Draw } from '../seeded-choice.ts';
import type { ScaleOrder } from './scale-orders.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Differs from the random seeds of accounts, orders, and shipments. */
const seedOffset = 3_000_000;

/** One in this many shipments is returned. */
const shipmentsPerReturn = 20;

/** Returns and complaints older than this need no more work. */
const handledAfterMs = 14 * dayMs;

const reasons: readonly ReturnReason[] = ['no-longer-needed', 'wrong-item', 'damaged'];
const activeStates: readonly ReturnState[] = ['requested', 'accepted', 'received'];
const activeComplaints: readonly ComplaintState[] = ['open', 'under-review', 'decided'];

export interface ScaleReturn {
  rmaNumber: string;
  returned: Return<Date>;
  complaint: Complaint<Date> | undefined;
}

interface Sent {
  id: string;
  shipment: Shipment<Date>;
}

/** Deterministic by index. Undefined for most shipments. No return is refunded or replaced. */
export function scaleReturn(
  index: number,
  { id: orderId, order }: ScaleOrder,
  { id: shipmentId, shipment }: Sent,
  until: number,
): ScaleReturn | undefined {
  const draws = new Draw(seedOffset + index);
  const createdAt = new Date(shipment.shippedAt.getTime() + draws.integer(1, 25 * dayMs));
  const [device] = shipment.lines;
  if (!device || draws.integer(1, shipmentsPerReturn) > 1 || createdAt.getTime() > until)
    return undefined;
  const isHandled = until - createdAt.getTime() > handledAfterMs;
  const isProblem = device.lot !== null && draws.integer(1, 4) === 1;
  const number = () => generateOrderNumber((end) => draws.integer(0, end - 1));
  const rmaNumber = number();
  const complaint = isProblem
    ? scaleComplaint(draws, {
        number: number(),
        rmaNumber,
        device,
        order,
        orderId,
        createdAt,
        isHandled,
      })
    : undefined;
  const state = isHandled
    ? draws.oneOf(['settled', 'declined'] as const)
    : draws.oneOf(activeStates);
  const isAccepted = state === 'accepted' || state === 'received' || state === 'settled';
  const isReceived = state === 'received' || state === 'settled';
  const line: ReturnLine = {
    ...{ id: '0', orderId, orderNumber: null, shipmentId, ...device, quantity: 1 },
    unitPrice: order.items.find(({ sku }) => sku === device.sku)?.unitPrice ?? 0,
    reason: isProblem ? 'device-problem' : draws.oneOf(reasons),
    unopened: !isProblem,
    acceptedQuantity: isAccepted ? 1 : null,
    receivedQuantity: isReceived ? 1 : null,
    condition: isReceived ? 'opened' : null,
    resolution: isReceived ? 'none' : null,
    complaintId: complaint?.number ?? null,
  };
  return {
    rmaNumber,
    complaint,
    returned: {
      ...{ uid: order.uid, requestId: `scale-return-${index}`, customerName: order.customerName },
      ...{ email: order.email, address: order.shippingAddress, state, lines: [line] },
      ...{ orderIds: [orderId], note: '', refundAmount: null, replaced: {}, toReplace: false },
      declineReason: state === 'declined' ? 'The packaging was opened.' : null,
      ...{ createdAt, updatedAt: createdAt },
    },
  };
}

interface Reported extends Pick<ScaleOrder, 'order'> {
  number: string;
  rmaNumber: string;
  device: ShipmentLine;
  orderId: string;
  createdAt: Date;
  isHandled: boolean;
}

function scaleComplaint(
  draws: Draw,
  { number, rmaNumber, device, order, orderId, createdAt, isHandled }: Reported,
): Complaint<Date> {
  const state = isHandled ? 'closed' : draws.oneOf(activeComplaints);
  const isDecided = state === 'decided' || state === 'closed';
  const day = calendarDay(createdAt, defaultTimeZone);
  const { sku, name, lot, expiry } = device;
  return {
    ...{ number, uid: order.uid, rmaNumber, state, orderId, orderNumber: null, urgent: false },
    device: {
      sku,
      name,
      gtin: findProduct(catalogue, sku)?.gtin ?? null,
      lot,
      expiry,
      quantity: 1,
    },
    complainant: {
      ...{ name: order.customerName, email: order.email, phone: '' },
      address: order.shippingAddress,
    },
    report: {
      ...{ procedureDate: null, failureDate: day, site: '36', boneQuality: 'D2' },
      ...{ loading: 'delayed', symptoms: ['mobility'], deviceFate: 'returned' },
      description: 'The implant came loose.',
    },
    awareAt: createdAt,
    dueOn: complaintDeadline(createdAt, false, defaultTimeZone),
    decision: isDecided
      ? {
          ...{ reportable: false, reason: 'No injury.', decidedAt: createdAt },
          decidedBy: 'scale-staff@example.com',
        }
      : null,
    investigation: isDecided ? 'The device was within specification.' : '',
    ...{ correction: '', reply: '', closedAt: state === 'closed' ? createdAt : null },
    updatedAt: createdAt,
    expireAt: new Date(deviceRecordExpiresAt(officeSettings.parse({}), createdAt.getTime())),
  };
}

export function* returnDocuments({
  rmaNumber,
  returned,
  complaint,
}: ScaleReturn): Generator<StoredDocument> {
  const searchTerms = returnTerms(rmaNumber, returned);
  yield { path: `returns/${rmaNumber}`, data: { ...returned, searchTerms } };
  if (!complaint) return;
  const { number } = complaint;
  const found = { ...complaint, searchTerms: complaintTerms(number, complaint) };
  yield { path: `complaints/${number}`, data: found };
}
