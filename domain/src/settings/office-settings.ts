import * as z from 'zod';

export const officeSettingLimits = {
  undoMinutes: { min: 0, max: 24 * 60 },
  days: { min: 0, max: 3650 },
  minShelfLifeDays: { min: 0, max: 3650 },
  deviceLifetimeYears: { min: 1, max: 50 },
} as const;

export const maxNonReturnableSkus = 500;

const whole = (name: keyof typeof officeSettingLimits) => {
  const { min, max } = officeSettingLimits[name];
  return z.int().min(min).max(max);
};

const undoMinutes = whole('undoMinutes');
const returnPolicy = {
  days: whole('days'),
  minShelfLifeDays: whole('minShelfLifeDays'),
  sterilePackagingUnopened: z.boolean(),
  nonReturnableSkus: z.array(z.string().min(1).max(40)).max(maxNonReturnableSkus),
};
const deviceLifetimeYears = whole('deviceLifetimeYears');

/** The document `settings/office`, edited by admins. A missing field has its default. */
export const officeSettings = z.object({
  /** How long a shipment can be undone before the customer sees it. */
  undoMinutes: undoMinutes.default(15),
  returnPolicy: z
    .object({
      /** Counted from the shipment. */
      days: returnPolicy.days.default(30),
      /** The shelf life that an item must have left on the day of the request; see `policyExclusions`. */
      minShelfLifeDays: returnPolicy.minShelfLifeDays.default(180),
      sterilePackagingUnopened: returnPolicy.sterilePackagingUnopened.default(true),
      nonReturnableSkus: returnPolicy.nonReturnableSkus.default([]),
    })
    .prefault({}),
  /** Device records are kept for this period and two more years; see `deviceRecordExpiresAt`. */
  deviceLifetimeYears: deviceLifetimeYears.default(10),
});
export type OfficeSettings = z.infer<typeof officeSettings>;
export type ReturnPolicy = OfficeSettings['returnPolicy'];

/** Has no defaults, so that a form can't reset a setting by leaving it out. */
export const completeOfficeSettings = z.strictObject({
  undoMinutes,
  returnPolicy: z.strictObject(returnPolicy),
  deviceLifetimeYears,
});
