import * as z from 'zod';
import { address } from '../account/address.ts';
import { shippingCountry } from '../account/country.ts';
import { isEmail } from '../account/email.ts';
import { maxLengths } from '../account/max-lengths.ts';
import { type AccountType, accountType } from '../account/user.ts';
import { phoneNumber } from '../contact/phone-number.ts';
import { language } from '../language/language.ts';
import { freeLine } from '../text/free-text.ts';

export const licenseNumber = freeLine(maxLengths.licenseNumber).nullable();

const filled = (maxLength: number) => freeLine(maxLength).min(1);

export const shippingAddress = address.extend({
  street: filled(maxLengths.street),
  city: filled(maxLengths.city),
  state: filled(maxLengths.state),
  zipCode: filled(maxLengths.zip),
  country: z.literal(shippingCountry),
});

const common = {
  email: z.string().trim().refine(isEmail),
  fullName: filled(maxLengths.fullName),
  type: accountType,
  licenseNumber,
  phone: phoneNumber.optional(),
  language: language.optional(),
};

/** The specification's form includes `password`, but the server ignores it. */
const simpleRegistration = z.strictObject({
  ...common,
  officeAddress: filled(maxLengths.officeAddress),
  password: z.string().optional(),
});

const addressRegistration = z.strictObject({
  ...common,
  uid: z.string().min(1).max(128),
  address: shippingAddress,
});

export const licenseFitsType = (form: { type: AccountType; licenseNumber: string | null }) =>
  form.type === 'lab' ? form.licenseNumber === null : Boolean(form.licenseNumber);

export const registerRequest = z
  .union([simpleRegistration, addressRegistration])
  .refine(licenseFitsType, { path: ['licenseNumber'] });
export type RegisterRequest = z.infer<typeof registerRequest>;

export const registerResponse = z.object({ success: z.literal(true) });
export type RegisterResponse = z.infer<typeof registerResponse>;
