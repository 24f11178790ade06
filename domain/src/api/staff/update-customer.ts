import * as z from 'zod';
import { maxLengths } from '../../account/max-lengths.ts';
import { freeLine } from '../../text/free-text.ts';
import { documentId } from '../document-id.ts';
import { licenseNumber, shippingAddress } from '../register.ts';
import { reason } from './decide-account.ts';

/** Input of the staff call `updateCustomer`: what staff correct for a customer, and why. */
export const updateCustomerRequest = z
  .strictObject({
    uid: documentId,
    name: freeLine(maxLengths.fullName).min(1).optional(),
    address: shippingAddress.optional(),
    /** A dentist has one, a lab has none: anything else is refused. */
    licenseNumber: licenseNumber.optional(),
    reason,
  })
  .meta({
    examples: [
      {
        uid: 'u1',
        name: 'Ana',
        address: {
          street: '1 Main Street',
          city: 'Reno',
          state: 'NV',
          zipCode: '89501',
          country: 'United States',
        },
        licenseNumber: 'D-1',
        reason: 'Moved.',
      },
      { uid: 'u1', reason: 'Moved.' },
    ],
  });
export type UpdateCustomerRequest = z.infer<typeof updateCustomerRequest>;

export const updateCustomerResponse = z
  .object({ uid: z.string() })
  .meta({ examples: [{ uid: 'u1' }] });
export type UpdateCustomerResponse = z.infer<typeof updateCustomerResponse>;
