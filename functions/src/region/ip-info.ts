import type { IpInfoResponse } from '@dental-shop/domain/api/ip-info';
import { isInMiddleEastOrAfrica } from '@dental-shop/domain/region/middle-east-and-africa';
import type { Request, RequestHandler } from 'express';
import { info } from 'firebase-functions/logger';
import { clientAddress } from './client-address.ts';
import { countryOfAddress } from './country-of-address.ts';

/** Set by the hosting edge and by Google's front end, from the visitor's address. */
const countryHeaders = ['x-country-code', 'x-appengine-country'];

/** By the header, else by the address: `req.ip` is not set in the functions runtime. */
function countryOf(request: Request): string | undefined {
  const named = countryHeaders.map((name) => request.get(name)).find((country) => country);
  if (named !== undefined) return named;
  const address = clientAddress(request.get('x-forwarded-for'));
  return address === undefined ? undefined : countryOfAddress(address);
}

/** A visitor may forge the headers and so sees other contact details: nothing else hangs on it. */
export const readIpInfo: RequestHandler = (request, response) => {
  const country = countryOf(request);
  if (country === undefined) info('No country known: the visitor counts as outside the region');
  response.json({
    isInMiddleEastOrAfrica: country !== undefined && isInMiddleEastOrAfrica(country),
  } satisfies IpInfoResponse);
};
