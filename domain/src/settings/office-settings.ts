import * as z from 'zod';

const days = (max: number) => z.int().min(0).max(max);

/** The document `settings/office`, edited by admins. A missing field has its default. */
export const officeSettings = z.object({
  /** How long a shipment can be undone before the customer sees it. */
  undoMinutes: z
    .int()
    .min(0)
    .max(24 * 60)
    .default(15),
  returnPolicy: z
    .object({
      /** Counted from the shipment. */
      days: days(3650).default(30),
      /** Of the remaining shelf life on the day of the request. Doesn't apply to device problems. */
      minShelfLifeDays: days(3650).default(180),
      sterilePackagingUnopened: z.boolean().default(true),
      nonReturnableSkus: z.array(z.string().min(1).max(40)).max(500).default([]),
    })
    .prefault({}),
  /** Complaint records are kept for this period and two more years. */
  deviceLifetimeYears: z.int().min(1).max(50).default(10),
});
export type OfficeSettings = z.infer<typeof officeSettings>;
export type ReturnPolicy = OfficeSettings['returnPolicy'];
