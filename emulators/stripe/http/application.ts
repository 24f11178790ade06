import express, { type Express, type Request, type Response } from 'express';
import { newIdentifier } from '../account/identifiers.ts';
import { pages } from '../pages/pages.ts';
import { chargeRoutes } from '../resources/charges.ts';
import { customerRoutes } from '../resources/customers.ts';
import { eventRoutes } from '../resources/events.ts';
import { paymentIntentRoutes } from '../resources/payment-intents.ts';
import { paymentMethodRoutes } from '../resources/payment-methods.ts';
import { refundRoutes } from '../resources/refunds.ts';
import { threeDSecureRoutes } from '../resources/three-d-secure.ts';
import { invalidRequest } from './api-error.ts';
import { allowAnyOrigin } from './cross-origin.ts';
import { type EndpointSetting, endpoint } from './endpoint.ts';
import type { Route } from './route.ts';

const ROUTES: readonly Route[] = [
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...paymentIntentRoutes,
  ...threeDSecureRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...eventRoutes,
];

/** The whole HTTP interface: the API under /v1, the scripts and the pages. */
export function stripeApplication(setting: EndpointSetting): Express {
  const application = express();
  application.disable('x-powered-by');
  application.disable('etag');
  application.set('query parser', false);
  application.use('/v1', allowAnyOrigin, express.text({ type: () => true, limit: '1mb' }));
  for (const route of ROUTES) application[route.method](route.path, endpoint(setting, route));
  application.use('/v1', unknownRoute);
  application.use(pages(setting.account));
  return application;
}

/** Every address of the API that does not exist, answered as Stripe answers it. */
function unknownRoute(request: Request, response: Response): void {
  const { error } = invalidRequest(
    `Unrecognized request URL (${request.method}: ${request.originalUrl.split('?')[0]}).`,
  ).toJSON();
  response.status(404).set('request-id', newIdentifier('req')).json({ error });
}
