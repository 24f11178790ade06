import { setTimeout as pause } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { Account } from '../account/account.ts';
import { stripeApiVersion } from '../account/api-version.ts';
import { newIdentifier } from '../account/identifiers.ts';
import type { Faults, RequestFault } from '../faults/faults.ts';
import { ApiError, type ErrorBody, rateLimited, serverError } from './api-error.ts';
import { type ApiKeys, authenticate } from './authentication.ts';
import { expand } from './expand.ts';
import { fingerprintRequest, type IdempotencyKeys } from './idempotency.ts';
import { Parameters } from './parameters.ts';
import type { ApiCall, Route } from './route.ts';

export interface EndpointOptions {
  account: Account;
  keys: ApiKeys;
  idempotency: IdempotencyKeys;
  faults: Faults;
  latencyMs: number;
  changed: () => void;
}

interface EndpointResult {
  status: number;
  body: unknown;
  /** False if validation failed; the idempotency key then doesn't store the response. */
  executed: boolean;
  replayed?: boolean;
  /** Replaces the response; the idempotency key stores the original. */
  lost?: 'cut' | 'rate-limit' | undefined;
}

export function endpoint(options: EndpointOptions, route: Route) {
  return async (request: Request, response: Response): Promise<void> => {
    const requestId = newIdentifier('req');
    response.set({ 'request-id': requestId, 'stripe-version': stripeApiVersion });
    const result = await handleCall(options, route, request, requestId).catch(errorResponse);
    if (result.lost === 'cut') {
      request.socket.destroy();
      return;
    }
    const { status, body, replayed } =
      result.lost === undefined ? result : errorResponse(rateLimited());
    response.locals.error = errorIn(body);
    const key = request.get('idempotency-key');
    if (key !== undefined) response.set('idempotency-key', key);
    if (replayed) response.set('idempotent-replayed', 'true');
    response.status(status).json(body);
  };
}

async function handleCall(
  options: EndpointOptions,
  route: Route,
  request: Request,
  requestId: string,
): Promise<EndpointResult> {
  const key = authenticate(request, options.keys, route.access);
  const parameters = parametersOf(request);
  const idempotencyKey = request.get('idempotency-key') ?? null;
  const path = Object.fromEntries(
    Object.entries(request.params).map(([name, value]) => [name, String(value)]),
  );
  const call: ApiCall = { parameters, path, key, requestId, idempotencyKey };
  const fault = options.faults.onRequest(request.method, request.path, 'before');
  if (fault.failure !== null) return applyFault(fault, notExecuted);
  const run = async (): Promise<EndpointResult> => {
    const latencyMs = route.method === 'get' ? 0 : options.latencyMs;
    await delay(latencyMs + fault.slowMs);
    await fault.hold;
    const result = execute(options, route, call);
    if (route.method !== 'get') options.changed();
    if (!result.executed) return result;
    return applyFault(options.faults.onRequest(request.method, request.path, 'after'), result);
  };
  if (idempotencyKey === null || route.method !== 'post') return run();
  const fingerprint = fingerprintRequest(route.method, request.path, parameters.canonical());
  return withIdempotency(options.idempotency, idempotencyKey, fingerprint, run);
}

const notExecuted: EndpointResult = { status: 500, body: null, executed: false };

async function applyFault(fault: RequestFault, result: EndpointResult): Promise<EndpointResult> {
  await delay(fault.slowMs);
  await fault.hold;
  if (fault.failure === null) return result;
  if (fault.failure === 'error') return errorResponse(serverError());
  return { ...result, lost: fault.failure };
}

async function withIdempotency(
  keys: IdempotencyKeys,
  key: string,
  fingerprint: string,
  run: () => Promise<EndpointResult>,
): Promise<EndpointResult> {
  const earlier = keys.start(key, fingerprint);
  if (earlier !== null) return { ...earlier, executed: true, replayed: true };
  const result = await run();
  const { status, body, executed } = result;
  keys.finish(key, executed ? { fingerprint, status, body, savedAt: Date.now() } : null);
  return result;
}

async function delay(ms: number): Promise<void> {
  if (ms > 0) await pause(ms);
}

/** Synchronous, so requests never see each other's partial work. */
function execute(options: EndpointOptions, route: Route, call: ApiCall): EndpointResult {
  try {
    const found = route.handle(options.account, call);
    const body = expand(options.account.state, found, call.parameters.texts('expand'));
    // A copy, because responses stored under an idempotency key must not change.
    return { status: 200, body: structuredClone(body), executed: true };
  } catch (error) {
    return errorResponse(error);
  }
}

function errorResponse(error: unknown): EndpointResult {
  if (error instanceof ApiError) {
    return {
      status: error.status,
      body: structuredClone(error.toJSON()),
      executed: error.executed,
    };
  }
  console.error('The local Stripe failed:', error);
  const message = 'An unexpected error occurred in the local Stripe; see its log.';
  return { status: 500, body: { error: { type: 'api_error', message } }, executed: true };
}

/** Returns only the code or type, because the rest of the body must not be logged. */
function errorIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { code, type } = body.error as ErrorBody;
  return code ?? type;
}

function parametersOf(request: Request): Parameters {
  if (request.method === 'GET' || request.method === 'DELETE') {
    return Parameters.parse(new URL(request.originalUrl, 'http://localhost').search.slice(1));
  }
  return Parameters.parse(typeof request.body === 'string' ? request.body : '');
}
