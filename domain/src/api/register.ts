import { z } from 'zod';
import { type AccountType, accountType } from '../account/account-type.ts';
import { address, shippingCountry } from '../account/address.ts';
import { isEmail } from '../account/email.ts';
import { language } from '../account/language.ts';
import { maximumLengths } from '../account/maximum-lengths.ts';

/** Null for a lab. */
export const licenseNumber = z.string().trim().max(maximumLengths.licenseNumber).nullable();

const filled = (maximumLength: number) => z.string().trim().min(1).max(maximumLength);

/** An address that a parcel finds. */
export const shippingAddress = address.extend({
  street: filled(maximumLengths.street),
  city: filled(maximumLengths.city),
  state: filled(maximumLengths.state),
  zipCode: filled(maximumLengths.zip),
  country: z.literal(shippingCountry),
});

const common = {
  email: z.string().trim().max(maximumLengths.email).refine(isEmail),
  fullName: filled(maximumLengths.fullName),
  type: accountType,
  licenseNumber,
  language: language.optional(),
};

/**
 * What `/create-account` sends. `password` belongs to the form as specified; the server drops it
 * unread, because the identity service alone keeps passwords, and the web app does not send it.
 */
const simpleRegistration = z.strictObject({
  ...common,
  officeAddress: filled(maximumLengths.officeAddress),
  password: z.string().optional(),
});

/** What `/register` sends. */
const addressRegistration = z.strictObject({
  ...common,
  uid: z.string().min(1).max(128),
  address: shippingAddress,
});

/** A dentist has a licence number, a lab has none. */
export const licenseFitsType = (form: { type: AccountType; licenseNumber: string | null }) =>
  form.type === 'lab' ? form.licenseNumber === null : Boolean(form.licenseNumber);

export const registerRequest = z
  .union([simpleRegistration, addressRegistration])
  .refine(licenseFitsType, { path: ['licenseNumber'] });
export type RegisterRequest = z.infer<typeof registerRequest>;

export const registerResponse = z.object({ success: z.literal(true) });
export type RegisterResponse = z.infer<typeof registerResponse>;
