import { shippingCountry } from '@dental-shop/domain/account/country';
import type { User } from '@dental-shop/domain/account/user';
import type { CheckedStaffInput } from '@dental-shop/domain/api/staff/calls';

export const correctionNames = [
  'fullName',
  'licenseNumber',
  'street',
  'city',
  'state',
  'zip',
  'reason',
] as const;

export type CorrectionName = (typeof correctionNames)[number];
export type CorrectionFields = Record<CorrectionName, string>;

type CorrectableUser = Pick<User<unknown>, 'name' | 'type' | 'licenseNumber' | 'address'>;
type Correction = Omit<CheckedStaffInput<'updateCustomer'>, 'uid'>;

function toAddress({ street, city, state, zip }: CorrectionFields) {
  return { street, city, state, zipCode: zip, country: shippingCountry } as const;
}

/** Some addresses were registered as a single line, so an unedited address may be incomplete. */
function changesAddress(fields: CorrectionFields, { address }: CorrectableUser): boolean {
  const { street, city, state, zipCode } = toAddress(fields);
  return (
    street !== address.street ||
    city !== address.city ||
    state !== address.state ||
    zipCode !== address.zipCode
  );
}

export function missingFields(
  fields: CorrectionFields,
  account: CorrectableUser,
): Partial<Record<CorrectionName, 'missing'>> {
  const required: CorrectionName[] = ['fullName', 'reason'];
  if (account.type === 'dentist') required.push('licenseNumber');
  if (changesAddress(fields, account)) required.push('street', 'city', 'state', 'zip');
  const missing = required.filter((name) => fields[name] === '');
  return Object.fromEntries(missing.map((name) => [name, 'missing' as const]));
}

export function toCorrection(fields: CorrectionFields, account: CorrectableUser): Correction {
  const { fullName, licenseNumber, reason } = fields;
  return {
    reason,
    ...(fullName === account.name ? {} : { name: fullName }),
    ...(account.type === 'lab' || licenseNumber === account.licenseNumber ? {} : { licenseNumber }),
    ...(changesAddress(fields, account) ? { address: toAddress(fields) } : {}),
  };
}
