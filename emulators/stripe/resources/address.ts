import type Stripe from 'stripe';
import type { Parameters } from '../http/parameters.ts';

export function parseAddress(parameters: Parameters): Stripe.Address | null {
  const given = parameters.nested('address');
  if (given === undefined) return null;
  given.allow('city', 'country', 'line1', 'line2', 'postal_code', 'state');
  return {
    city: given.changed('city', null),
    country: given.changed('country', null),
    line1: given.changed('line1', null),
    line2: given.changed('line2', null),
    postal_code: given.changed('postal_code', null),
    state: given.changed('state', null),
  };
}

export function parseShipping(parameters: Parameters): Stripe.PaymentIntent.Shipping | null {
  const given = parameters.nested('shipping');
  if (given === undefined) return null;
  given.allow('address', 'carrier', 'name', 'phone', 'tracking_number');
  const address = parseAddress(given);
  return {
    name: given.required('name'),
    carrier: given.changed('carrier', null),
    phone: given.changed('phone', null),
    tracking_number: given.changed('tracking_number', null),
    ...(address !== null && { address }),
  };
}
