import { maxFound } from '@dental-shop/domain/api/staff/find-calls';
import { type FindQuery, readFindQuery } from '@dental-shop/domain/find/find-query';
import type { Query, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { users } from '../platform/firestore/accounts.ts';
import { complaints, returns, shipments } from '../platform/firestore/fulfillment.ts';
import { orderRecords } from '../platform/firestore/orders.ts';
import { termsField } from '../platform/firestore/searchable-collection.ts';
import { contactMessages } from '../platform/firestore/staff.ts';
import type { StaffHandler } from '../staff/act-as-staff.ts';

/** How many of the newest records with the longest word are checked for the other words. */
const maxCandidates = 25;

/** Reads at most 50 documents of each kind (`docs/performance.md`). */
export const findAnything: StaffHandler<'findAnything'> = async ({ firestore }, { query }) => {
  const find = readFindQuery(query);
  const [accounts, orders, shipmentsFound, returnsFound, complaintsFound, messages] =
    await Promise.all([
      findRecords(find, newest(users(firestore), 'createdAt'), (each) => {
        const { name, email, status } = each.data();
        return { id: each.id, name, email, status };
      }),
      findRecords(find, newest(orderRecords(firestore), 'createdAt'), (each) => {
        const { number = null, customerName, amount, currency, status, createdAt } = each.data();
        const order = { id: each.id, number, customerName, amount, currency, status };
        return { ...order, createdAt: isoTime(createdAt) };
      }),
      findRecords(find, newest(shipments(firestore), 'shippedAt'), (each) => {
        const { orderId, orderNumber, rmaNumber, trackingNumber, state, ...shipment } = each.data();
        return {
          ...{ id: each.id, orderId, orderNumber, rmaNumber, trackingNumber, state },
          lots: [...new Set(shipment.lines.flatMap(({ lot }) => lot ?? []))],
          customerName: shipment.consignee.name,
          shippedAt: isoTime(shipment.shippedAt),
        };
      }),
      findRecords(find, newest(returns(firestore), 'createdAt'), (each) => {
        const { customerName, state, createdAt } = each.data();
        return { id: each.id, customerName, state, createdAt: isoTime(createdAt) };
      }),
      findRecords(find, newest(complaints(firestore), 'awareAt'), (each) => {
        const { number, complainant, device, state } = each.data();
        const { sku, lot } = device;
        return { id: each.id, number, customerName: complainant.name, sku, lot, state };
      }),
      findRecords(find, newest(contactMessages(firestore), 'createdAt'), (each) => {
        const { name, email, subject, state, createdAt } = each.data();
        return { id: each.id, name, email, subject, state, createdAt: isoTime(createdAt) };
      }),
    ]);
  return {
    ...{ accounts, orders, messages, shipments: shipmentsFound },
    ...{ returns: returnsFound, complaints: complaintsFound },
  };
};

const isoTime = (time: Timestamp) => time.toDate().toISOString();

function newest<T>(collection: Query<T>, field: keyof T & string): Query<T> {
  return collection.orderBy(field, 'desc');
}

/** Looks for names with a typo only if nothing matches exactly. */
async function findRecords<T, Row>(
  find: FindQuery | undefined,
  newestFirst: Query<T>,
  describe: (found: QueryDocumentSnapshot<T>) => Row,
) {
  if (!find) return { rows: [], isSimilar: false, hasMore: false };
  const { values, similarValues, isPrecise, match } = find;
  const search = async (any: readonly string[], limit: number) => {
    const withAny = newestFirst.where(termsField, 'array-contains-any', any);
    const { docs } = await withAny.limit(limit).get();
    return {
      matches: docs.map((found) => ({ found, match: match(found.get(termsField) as string[]) })),
      isCutOff: docs.length === limit,
    };
  };
  const first = await search(values, isPrecise ? maxFound + 1 : maxCandidates);
  const exact = first.matches.filter((each) => each.match === 'exact');
  const isSimilar = exact.length === 0;
  const second =
    isSimilar && similarValues.length > 0
      ? await search(similarValues, maxCandidates)
      : { matches: [], isCutOff: false };
  const similar = [...first.matches, ...second.matches].filter((each) => each.match === 'similar');
  const unique = new Map((isSimilar ? similar : exact).map(({ found }) => [found.id, found]));
  return {
    rows: [...unique.values()].slice(0, maxFound).map(describe),
    isSimilar: isSimilar && unique.size > 0,
    hasMore: unique.size > maxFound || first.isCutOff || second.isCutOff,
  };
}
