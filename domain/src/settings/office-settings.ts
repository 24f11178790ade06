import * as z from 'zod';
import { ianaTimeZone } from '../calendar/iana-time-zone.ts';
import { defaultTimeZone } from '../calendar/time-zone.ts';
import { defaultLicenseLookups, licenseLookups } from './license-lookups.ts';

export const officeSettingLimits = {
  undoMinutes: { min: 0, max: 24 * 60 },
  lateOrderDays: { min: 1, max: 90 },
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
const lateOrderDays = whole('lateOrderDays');
const returnPolicy = {
  days: whole('days'),
  minShelfLifeDays: whole('minShelfLifeDays'),
  sterilePackagingUnopened: z.boolean(),
  nonReturnableSkus: z.array(z.string().min(1).max(40)).max(maxNonReturnableSkus),
};
const deviceLifetimeYears = whole('deviceLifetimeYears');

/** The document `settings/office`, edited by admins. If a field is missing, its default applies. */
export const officeSettings = z.object({
  /** Used for the office's days, deadlines, documents, and exports. Customers' pages use the browser's time zone. */
  timeZone: ianaTimeZone.default(defaultTimeZone),
  /** Where staff verify a license, by state code. */
  licenseLookups: licenseLookups.default(defaultLicenseLookups),
  /** How long a shipment can be undone before the customer sees it. */
  undoMinutes: undoMinutes.default(15),
  /** An order that waits to be shipped for more days than this is late. */
  lateOrderDays: lateOrderDays.default(3),
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
/** The policy counts days in the office's time zone, even for customers elsewhere. */
export type OfficeReturnPolicy = ReturnPolicy & Pick<OfficeSettings, 'timeZone'>;

/** Has no defaults, so that a form can't reset a setting by leaving it out. */
export const completeOfficeSettings = z.strictObject({
  timeZone: ianaTimeZone,
  licenseLookups,
  undoMinutes,
  lateOrderDays,
  returnPolicy: z.strictObject(returnPolicy),
  deviceLifetimeYears,
});
