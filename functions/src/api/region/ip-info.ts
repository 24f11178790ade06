import type { IpInfoResponse } from '@dental-shop/domain/api/ip-info';
import { isInMiddleEastOrAfrica } from '@dental-shop/domain/region/middle-east-and-africa';
import type { Request, RequestHandler } from 'express';
import { info } from 'firebase-functions/logger';

/** Set by the hosting edge and by Google's front end, from the visitor's address. */
const countryHeaders = ['x-country-code', 'x-appengine-country'];

function countryOf(request: Request): string | undefined {
  return countryHeaders.map((name) => request.get(name)).find((country) => country);
}

/** A visitor may forge the header and so sees other contact details: nothing else hangs on it. */
export const readIpInfo: RequestHandler = (request, response) => {
  const country = countryOf(request);
  if (country === undefined) info('No country header: the visitor counts as outside the region');
  response.json({
    isInMiddleEastOrAfrica: country !== undefined && isInMiddleEastOrAfrica(country),
  } satisfies IpInfoResponse);
};
