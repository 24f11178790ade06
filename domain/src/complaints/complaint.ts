import * as z from 'zod';
import type { Address } from '../account/address.ts';
import { calendarDate } from '../fulfillment/lot.ts';
import { freeText } from '../text/free-text.ts';

export const boneQuality = z.enum(['D1', 'D2', 'D3', 'D4', 'unknown']);
export const loading = z.enum(['immediate', 'early', 'delayed', 'not-loaded', 'unknown']);
export const failureSymptom = z.enum([
  'pain',
  'infection',
  'mobility',
  'bone-loss',
  'fracture',
  'no-osseointegration',
  'none',
]);
export const deviceFate = z.enum(['returned', 'discarded', 'in-place', 'kept-by-patient']);

/** The questions that implant makers ask. Dates are calendar dates such as `2026-05-31`. */
export const deviceReport = z.strictObject({
  procedureDate: calendarDate.nullable(),
  failureDate: calendarDate.nullable(),
  /** The tooth or site, such as `36` or `upper left first molar`. */
  site: freeText(60),
  boneQuality,
  loading,
  symptoms: z.array(failureSymptom).max(failureSymptom.options.length),
  deviceFate,
  description: freeText(2000).min(1),
});
export type DeviceReport = z.infer<typeof deviceReport>;

export const complaintStates = ['open', 'under-review', 'decided', 'closed'] as const;
export type ComplaintState = (typeof complaintStates)[number];

/** Whether the event must be reported under 21 CFR 803. `decidedBy` is an email address. */
export interface ComplaintDecision<Instant> {
  reportable: boolean;
  reason: string;
  decidedAt: Instant;
  decidedBy: string;
}

/** The document `complaints/{id}`, for staff. Holds what 21 CFR 820.35(a) requires. */
export interface Complaint<Instant> {
  /** Has the same format as order numbers. */
  number: string;
  uid: string;
  rmaNumber: string;
  state: ComplaintState;
  device: {
    sku: string;
    name: string;
    gtin: string | null;
    lot: string | null;
    expiry: string | null;
    quantity: number;
  };
  orderId: string;
  orderNumber: string | null;
  /** `phone` is empty if the customer gave none. */
  complainant: { name: string; email: string; phone: string; address: Address | null };
  report: DeviceReport;
  /** When the maker became aware of the event. */
  awareAt: Instant;
  urgent: boolean;
  /** A calendar date such as `2026-12-27`; see `complaintDeadline`. */
  dueOn: string;
  decision: ComplaintDecision<Instant> | null;
  /** Decisions that were changed, oldest first. Missing if there are none. */
  earlierDecisions?: ComplaintDecision<Instant>[];
  /** The findings, or why no investigation was needed. Required for closing. */
  investigation: string;
  correction: string;
  reply: string;
  closedAt: Instant | null;
  /** Why the complaint was reopened, oldest first. Missing if it never was. */
  reopenings?: { reason: string; reopenedAt: Instant; reopenedBy: string }[];
  updatedAt: Instant;
  expireAt: Instant;
}
