import { readLicenseLookups } from '@dental-shop/domain/settings/license-lookups';
import {
  maxNonReturnableSkus,
  type OfficeSettings,
  officeSettingLimits,
} from '@dental-shop/domain/settings/office-settings';

const numberNames = [
  'undoMinutes',
  'lateOrderDays',
  'days',
  'minShelfLifeDays',
  'deviceLifetimeYears',
] as const;
export type NumberName = (typeof numberNames)[number];

export const fieldNames = [
  ...numberNames,
  'timeZone',
  'licenseLookups',
  'sterilePackagingUnopened',
  'nonReturnableSkus',
] as const;
export type FieldName = (typeof fieldNames)[number];

export type Issue = 'whole' | `line ${number}` | 'too-many-skus' | 'unknown-sku';

export interface TypedSettings {
  settings: OfficeSettings;
  /** The number of the first line of the license lookups that isn't valid. */
  invalidLine: number | undefined;
}

export function readSettings(fields: Record<FieldName, string>): TypedSettings {
  const number = (name: NumberName) =>
    /^\s*\d+\s*$/.test(fields[name]) ? Number(fields[name]) : Number.NaN;
  const typed = readLicenseLookups(fields.licenseLookups);
  const settings: OfficeSettings = {
    timeZone: fields.timeZone,
    licenseLookups: 'lookups' in typed ? typed.lookups : {},
    undoMinutes: number('undoMinutes'),
    lateOrderDays: number('lateOrderDays'),
    returnPolicy: {
      days: number('days'),
      minShelfLifeDays: number('minShelfLifeDays'),
      // A checkbox sends nothing if it isn't checked.
      sterilePackagingUnopened: fields.sterilePackagingUnopened !== '',
      nonReturnableSkus: fields.nonReturnableSkus
        .split(/[,;\n]/)
        .map((sku) => sku.trim())
        .filter((sku) => sku !== ''),
    },
    deviceLifetimeYears: number('deviceLifetimeYears'),
  };
  return { settings, invalidLine: 'line' in typed ? typed.line : undefined };
}

export function numbersOf(settings: OfficeSettings): Record<NumberName, number> {
  const { undoMinutes, lateOrderDays, deviceLifetimeYears, returnPolicy } = settings;
  const { days, minShelfLifeDays } = returnPolicy;
  return { undoMinutes, lateOrderDays, days, minShelfLifeDays, deviceLifetimeYears };
}

export function findIssues({
  settings,
  invalidLine,
}: TypedSettings): Partial<Record<FieldName, Issue>> {
  const numbers = numbersOf(settings);
  const outOfRange = numberNames.filter((name) => {
    const { min, max } = officeSettingLimits[name];
    return !(numbers[name] >= min && numbers[name] <= max);
  });
  const { nonReturnableSkus } = settings.returnPolicy;
  return {
    ...Object.fromEntries(outOfRange.map((name) => [name, 'whole' as const])),
    ...(invalidLine !== undefined && { licenseLookups: `line ${invalidLine}` as const }),
    ...(nonReturnableSkus.length > maxNonReturnableSkus && {
      nonReturnableSkus: 'too-many-skus' as const,
    }),
  };
}
