import type { DeliveryState } from '../api/staff/order-calls.ts';
import type { EffectivenessRow } from '../api/staff/recall-calls.ts';
import { compareConsignees } from './compare-consignees.ts';
import type { RecallConsignee } from './recall.ts';

interface Moment {
  toDate(): Date;
}

/**
 * What a recall has achieved. `returned` is by customer, and `mailStates` by email: both are as of
 * now. Sorted by name.
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
  /** Consignees with an email, whatever became of it. */
  sent: number;
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
    sent: count(({ email }) => email !== ''),
    delivered: count(({ delivery }) => delivery === 'delivered'),
    acknowledged: count(({ acknowledgedAt }) => acknowledgedAt !== null),
    quantity: sum(({ quantity }) => quantity),
    returned: sum(({ returned }) => returned),
  };
}
