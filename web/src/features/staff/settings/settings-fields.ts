import {
  maxNonReturnableSkus,
  type OfficeSettings,
  officeSettingLimits,
} from '@dental-shop/domain/settings/office-settings';

const numberNames = ['undoMinutes', 'days', 'minShelfLifeDays', 'deviceLifetimeYears'] as const;
export type NumberName = (typeof numberNames)[number];

export const fieldNames = [
  ...numberNames,
  'sterilePackagingUnopened',
  'nonReturnableSkus',
] as const;
export type FieldName = (typeof fieldNames)[number];

export type Issue = 'whole' | 'too-many-skus' | 'unknown-sku';

export function readSettings(fields: Record<FieldName, string>): OfficeSettings {
  const number = (name: NumberName) =>
    /^\s*\d+\s*$/.test(fields[name]) ? Number(fields[name]) : Number.NaN;
  return {
    undoMinutes: number('undoMinutes'),
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
}

export function numbersOf(settings: OfficeSettings): Record<NumberName, number> {
  const { undoMinutes, deviceLifetimeYears, returnPolicy } = settings;
  const { days, minShelfLifeDays } = returnPolicy;
  return { undoMinutes, days, minShelfLifeDays, deviceLifetimeYears };
}

export function findIssues(settings: OfficeSettings): Partial<Record<FieldName, Issue>> {
  const numbers = numbersOf(settings);
  const outOfRange = numberNames.filter((name) => {
    const { min, max } = officeSettingLimits[name];
    return !(numbers[name] >= min && numbers[name] <= max);
  });
  const { nonReturnableSkus } = settings.returnPolicy;
  return {
    ...Object.fromEntries(outOfRange.map((name) => [name, 'whole' as const])),
    ...(nonReturnableSkus.length > maxNonReturnableSkus && {
      nonReturnableSkus: 'too-many-skus' as const,
    }),
  };
}
