import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { newIdentifier } from './account/identifiers.ts';
import type { Addresses } from './addresses.ts';
import { faultRoutes } from './faults/fault-routes.ts';
import { invalidRequest } from './http/api-error.ts';
import { type EndpointOptions, endpoint } from './http/endpoint.ts';
import { onlyAtItsAddress } from './http/host-routing.ts';
import { RequestLog } from './http/request-log.ts';
import type { Route } from './http/route.ts';
import { pages } from './pages/pages.ts';
import { chargeRoutes } from './resources/charges.ts';
import { customerSessionRoutes } from './resources/customer-sessions.ts';
import { customerRoutes } from './resources/customers.ts';
import { disputeRoutes } from './resources/disputes.ts';
import { elementsSessionRoutes } from './resources/elements-session.ts';
import { eventRoutes } from './resources/events.ts';
import { paymentIntentRoutes } from './resources/payment-intents.ts';
import { paymentMethodRoutes } from './resources/payment-methods.ts';
import { refundRoutes } from './resources/refunds.ts';
import { threeDSecureRoutes } from './resources/three-d-secure.ts';
import { webhookEndpointRoutes } from './resources/webhook-endpoints.ts';
import type { AttemptLog } from './webhooks/attempt-log.ts';

const routes: readonly Route[] = [
  ...customerRoutes,
  ...customerSessionRoutes,
  ...elementsSessionRoutes,
  ...paymentMethodRoutes,
  ...paymentIntentRoutes,
  ...threeDSecureRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...webhookEndpointRoutes,
];

interface ApplicationSetting extends EndpointOptions {
  attempts: AttemptLog;
  chosenAddresses: Partial<Addresses>;
}

export function stripeApplication(setting: ApplicationSetting): Express {
  const application = express();
  application.disable('x-powered-by');
  application.disable('etag');
  application.set('query parser', false);
  const requests = new RequestLog();
  application.use(onlyAtItsAddress(setting.chosenAddresses));
  application.use('/v1', allowAnyOrigin, requests.record);
  application.use('/v1', express.text({ type: () => true, limit: '1mb' }));
  for (const route of routes) application[route.method](route.path, endpoint(setting, route));
  application.use('/v1', unknownRoute);
  const { state } = setting.account;
  application.use(faultRoutes(setting.faults, () => Object.keys(state.pendingDeliveries).length));
  application.use(
    pages(setting.account, setting.chosenAddresses, { requests, attempts: setting.attempts }),
  );
  return application;
}

/**
 * Like Stripe's API, accepts requests from any origin: access depends on the key and client secret,
 * never on a cookie.
 */
function allowAnyOrigin(request: Request, response: Response, next: NextFunction): void {
  response.set({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
    'access-control-expose-headers': 'request-id',
    'access-control-max-age': '300',
  });
  if (request.method === 'OPTIONS') response.status(204).end();
  else next();
}

function unknownRoute(request: Request, response: Response): void {
  const { error } = invalidRequest(
    `Unrecognized request URL (${request.method}: ${request.originalUrl.split('?')[0]}).`,
  ).toJSON();
  response.locals.error = error.type;
  response.status(404).set('request-id', newIdentifier('req')).json({ error });
}
