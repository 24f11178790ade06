import type { DeliveryState } from '../api/staff/order-calls.ts';
import type { EffectivenessRow } from '../api/staff/recall-calls.ts';
import { compareConsignees } from './compare-consignees.ts';
import type { RecallConsignee } from './recall.ts';

interface Moment {
  toDate(): Date;
}

/**
 * The progress of a recall, sorted by name. `returned` contains current quantities by customer, and
 * `mailStates` current states by email.
 */
export function effectivenessRows<Instant extends Moment>(
  consignees: readonly RecallConsignee<Instant>[],
  returned: ReadonlyMap<string, number>,
  mailStates: ReadonlyMap<string, DeliveryState>,
): EffectivenessRow[] {
  return consignees
    .map(({ uid, name, email, language, address, quantity, lots, ...consignee }) => ({
      uid,
      name,
      email,
      language,
      address,
      quantity,
      returned: returned.get(uid) ?? 0,
      lots,
      delivery: deliveryOf(consignee, mailStates),
      deliveredAt: toIso(consignee.deliveredAt),
      acknowledgedAt: toIso(consignee.acknowledgedAt),
    }))
    .toSorted(compareConsignees);
}

function deliveryOf<Instant>(
  { mailId, deliveredAt }: Pick<RecallConsignee<Instant>, 'mailId' | 'deliveredAt'>,
  mailStates: ReadonlyMap<string, DeliveryState>,
): DeliveryState | null {
  if (deliveredAt !== null) return 'delivered';
  return mailId === null ? null : (mailStates.get(mailId) ?? null);
}

const toIso = (instant: Moment | null) => instant?.toDate().toISOString() ?? null;

export interface Effectiveness {
  consignees: number;
  /** Consignees with an email, delivered or not, unless it failed permanently. */
  sent: number;
  failed: number;
  delivered: number;
  acknowledged: number;
  quantity: number;
  returned: number;
}

export function summarizeEffectiveness(rows: readonly EffectivenessRow[]): Effectiveness {
  const count = (isCounted: (row: EffectivenessRow) => boolean) => rows.filter(isCounted).length;
  const sum = (units: (row: EffectivenessRow) => number) =>
    rows.reduce((total, row) => total + units(row), 0);
  return {
    consignees: rows.length,
    sent: count(({ email, delivery }) => email !== '' && delivery !== 'abandoned'),
    failed: count(({ delivery }) => delivery === 'abandoned'),
    delivered: count(({ delivery }) => delivery === 'delivered'),
    acknowledged: count(({ acknowledgedAt }) => acknowledgedAt !== null),
    quantity: sum(({ quantity }) => quantity),
    returned: sum(({ returned }) => returned),
  };
}
