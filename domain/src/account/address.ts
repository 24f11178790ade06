import * as z from 'zod';
import { freeLine } from '../text/free-text.ts';

const addressLine = freeLine(200);

export const address = z.strictObject({
  street: addressLine,
  city: addressLine,
  state: addressLine,
  zipCode: addressLine,
  country: addressLine,
});

export type Address = z.infer<typeof address>;
