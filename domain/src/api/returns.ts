import * as z from 'zod';
import { ianaTimeZone } from '../calendar/iana-time-zone.ts';
import { deviceReport } from '../complaints/complaint.ts';
import { phoneNumber } from '../contact/phone-number.ts';
import { lotNumber } from '../fulfillment/lot.ts';
import { returnReason } from '../returns/return.ts';
import { officeSettings } from '../settings/office-settings.ts';
import { freeText } from '../text/free-text.ts';
import { documentId } from './document-id.ts';
import { maxReturnLines } from './staff/return-calls.ts';

/**
 * The complaint stores `phone` with the complainant's other details. If it's missing, the account's
 * number is used.
 */
const reportedProblem = deviceReport.extend({ phone: phoneNumber.optional() });
export type ReportedProblem = z.infer<typeof reportedProblem>;

/** `report` is required if, and only if, the reason is `device-problem`. */
const requestedLine = z
  .strictObject({
    shipmentId: documentId,
    sku: z.string().min(1).max(40),
    lot: lotNumber.nullable(),
    quantity: z.int().min(1).max(9999),
    reason: returnReason,
    unopened: z.boolean(),
    report: reportedProblem.optional(),
  })
  .refine(({ reason, report }) => (reason === 'device-problem') === (report !== undefined), {
    path: ['report'],
  });
export type RequestedReturnLine = z.infer<typeof requestedLine>;

/** `requestId` is an idempotency key: a repeated request returns the same RMA number. */
export const returnRequest = z.strictObject({
  requestId: z.uuid(),
  lines: z.array(requestedLine).min(1).max(maxReturnLines),
  note: freeText(1000).default(''),
});
export type ReturnRequest = z.infer<typeof returnRequest>;

export const returnResponse = z.object({ rmaNumber: z.string() });
export type ReturnResponse = z.infer<typeof returnResponse>;

export const returnPolicyResponse = z.object({
  data: officeSettings.shape.returnPolicy.unwrap().extend({ timeZone: ianaTimeZone }),
});
export type ReturnPolicyResponse = z.infer<typeof returnPolicyResponse>;

export const cancelReturnResponse = z.object({
  rmaNumber: z.string(),
  state: z.literal('canceled'),
});
export type CancelReturnResponse = z.infer<typeof cancelReturnResponse>;
