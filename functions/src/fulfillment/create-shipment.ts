import { isDeepStrictEqual } from 'node:util';
import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { type Lot, lotId, lotKey, lotSortKey } from '@dental-shop/domain/fulfillment/lot';
import { isLotTracked } from '@dental-shop/domain/fulfillment/lot-tracked';
import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import {
  combineLines,
  findShipmentProblem,
  type NewLine,
  type ShippableLine,
} from '@dental-shop/domain/fulfillment/shipment-problems';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { users } from '../platform/firestore/accounts.ts';
import { lots, searchableShipment } from '../platform/firestore/fulfillment.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { deviceRecordExpiry } from '../platform/firestore/typed-collection.ts';
import { actAsStaff, type StaffHandler } from '../staff/act-as-staff.ts';
import { readShipmentSubject, type SubjectId, subjectOf } from './shipment-subject.ts';

const minuteMs = 60 * 1000;

/** The shipment stays invisible to the customer until the undo period is over. */
export const createShipment: StaffHandler<'createShipment'> = async (
  { firestore },
  input,
  staffUid,
) => {
  const lines = combineLines(input.lines);
  const reference = searchableShipment(firestore, input.requestId);
  const releaseAt = await actAsStaff(firestore, staffUid, async ({ transaction, addEntry }) => {
    const [existing, subject, settings] = await Promise.all([
      transaction.get(reference).then((each) => each.data()),
      readShipmentSubject(firestore, transaction, input.subject),
      readOfficeSettings(firestore, (each) => transaction.get(each)),
    ]);
    if (existing) {
      requireSameRequest(existing, input.subject, lines);
      if (existing.state === 'undone') throw new Refusal('shipment-undone');
      return existing.releaseAt;
    }
    if (!subject) throw new Refusal('not-found');
    const { facts, consignee, language, shippable, problem } = subject;
    if (facts.uid === staffUid) throw new Refusal('own-order');
    if (problem) throw new Refusal(problem);
    const user = (await transaction.get(users(firestore).doc(facts.uid))).data();
    const shippedLots = await readLots(firestore, transaction, lines);
    const now = Timestamp.now();
    const today = calendarDay(now.toDate(), settings.timeZone);
    const corrected = (input.correctedLots ?? []).map(({ sku, lot }) => lotKey(sku, lot));
    requireNoProblem(lines, { shippable, shippedLots, correctedLots: new Set(corrected), today });

    const releaseAt = Timestamp.fromMillis(now.toMillis() + settings.undoMinutes * minuteMs);
    const names = new Map(shippable.map(({ sku, name }) => [sku, name]));
    transaction.create(reference, {
      ...facts,
      ...subject.replacedOrders(lines),
      lines: lines.map((line) => ({ ...line, name: names.get(line.sku) ?? line.sku })),
      lotKeys: shippedLots.map(({ key }) => key),
      carrier: input.carrier,
      trackingNumber: input.trackingNumber,
      consignee: {
        ...consignee,
        email: user?.email ?? '',
        language: language ?? user?.language ?? 'en',
      },
      state: 'held',
      shippedAt: now,
      releaseAt,
      releasedAt: null,
      updatedAt: now,
      // The account is deleted. Its deletion could only set the expiry date of earlier shipments.
      ...(!user && { expireAt: deviceRecordExpiry(settings, now.toMillis()) }),
    });
    subject.pack(lines);
    for (const lot of shippedLots) {
      const correction = writeLot(transaction, lot, now);
      if (correction) addEntry({ what: 'correct-lot-expiry', whom: lot.known.id, ...correction });
    }
    const whom = facts.rmaNumber ?? facts.orderId ?? '';
    addEntry({ what: 'create-shipment', whom, shipmentId: reference.id });
    return releaseAt;
  });
  return { shipmentId: reference.id, releaseAt: releaseAt.toDate().toISOString() };
};

function requireSameRequest(
  existing: Shipment<unknown>,
  subject: SubjectId,
  lines: readonly NewLine[],
): void {
  const shipped = existing.lines.map(({ name: _name, ...line }) => line);
  const isSame =
    isDeepStrictEqual(subjectOf(existing), subject) && isDeepStrictEqual(shipped, lines);
  if (!isSame) throw new Refusal('request-id-used');
}

interface ShippedLot {
  key: string;
  sku: string;
  lot: string;
  expiry: string | null;
  known: DocumentSnapshot<Lot<Timestamp>>;
}

/** Reading a lot in the transaction makes it wait for a simultaneous hold. */
async function readLots(
  firestore: Firestore,
  transaction: Transaction,
  lines: readonly NewLine[],
): Promise<ShippedLot[]> {
  const withLot = lines.flatMap(({ sku, lot, expiry }) =>
    lot === null ? [] : [{ key: lotKey(sku, lot), sku, lot, expiry }],
  );
  const unique = [...new Map(withLot.map((each) => [each.key, each])).values()];
  if (unique.length === 0) return [];
  const references = unique.map(({ sku, lot }) => lots(firestore).doc(lotId(sku, lot)));
  const known = await transaction.getAll(...references);
  return unique.flatMap((each, index) => {
    const snapshot = known[index];
    return snapshot ? [{ ...each, known: snapshot }] : [];
  });
}

interface Circumstances {
  shippable: readonly ShippableLine[];
  shippedLots: readonly ShippedLot[];
  /** Keys as returned by `lotKey`. */
  correctedLots: ReadonlySet<string>;
  /** The office's calendar date. */
  today: string;
}

function requireNoProblem(
  lines: readonly NewLine[],
  { shippable, shippedLots, correctedLots, today }: Circumstances,
): void {
  const held = shippedLots.filter(({ known }) => known.data()?.hold);
  const problem = findShipmentProblem(lines, {
    shippable,
    isLotTracked: (sku) => isLotTracked(catalogue, sku),
    heldLots: new Set(held.map(({ key }) => key)),
    knownExpiries: new Map(
      shippedLots.flatMap(({ key, known }) => {
        const expiry = known.data()?.expiry;
        return expiry && !correctedLots.has(key) ? [[key, expiry] as const] : [];
      }),
    ),
    today,
  });
  if (!problem) return;
  const { code, ...details } = problem;
  throw new Refusal(code, details);
}

/**
 * Writes to an existing lot only if its expiry changes, so that packers who ship the same lot don't block each other.
 * Returns the correction of a wrong expiry, for the audit log.
 */
function writeLot(
  transaction: Transaction,
  { sku, lot, expiry, known }: ShippedLot,
  now: Timestamp,
): { before: { expiry: string }; after: { expiry: string } } | undefined {
  const before = known.data();
  if (!before) {
    const sortKey = lotSortKey(lot);
    transaction.create(known.ref, { sku, lot, sortKey, expiry, hold: null, updatedAt: now });
    return undefined;
  }
  if (expiry === null || before.expiry === expiry) return undefined;
  transaction.update(known.ref, { expiry, updatedAt: now });
  return before.expiry === null
    ? undefined
    : { before: { expiry: before.expiry }, after: { expiry } };
}
