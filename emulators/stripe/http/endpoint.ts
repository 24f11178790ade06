import { setTimeout as pause } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { Account } from '../account/account.ts';
import { stripeApiVersion } from '../account/api-version.ts';
import { newIdentifier } from '../account/identifiers.ts';
import type { Faults, RequestFault } from '../faults/faults.ts';
import { ApiError, type ErrorBody, rateLimited, serverError } from './api-error.ts';
import { type ApiKeys, authenticate } from './authentication.ts';
import { expand } from './expand.ts';
import { fingerprintOf, type IdempotencyKeys } from './idempotency.ts';
import { Parameters } from './parameters.ts';
import type { ApiCall, Route } from './route.ts';

export interface EndpointSetting {
  account: Account;
  keys: ApiKeys;
  idempotency: IdempotencyKeys;
  faults: Faults;
  latencyMs: number;
  changed: () => void;
}

interface Answer {
  status: number;
  body: unknown;
  /** False if validation failed, which the idempotency key doesn't store. */
  executed: boolean;
  replayed?: boolean;
  /** Replaces the response; the idempotency key stores the original. */
  lost?: 'cut' | 'rate-limit' | undefined;
}

export function endpoint(setting: EndpointSetting, route: Route) {
  return async (request: Request, response: Response): Promise<void> => {
    const requestId = newIdentifier('req');
    response.set({ 'request-id': requestId, 'stripe-version': stripeApiVersion });
    const answer = await answerTo(setting, route, request, requestId).catch(failure);
    if (answer.lost === 'cut') {
      request.socket.destroy();
      return;
    }
    const { status, body, replayed } = answer.lost === undefined ? answer : failure(rateLimited());
    response.locals.error = errorIn(body);
    const key = request.get('idempotency-key');
    if (key !== undefined) response.set('idempotency-key', key);
    if (replayed) response.set('idempotent-replayed', 'true');
    response.status(status).json(body);
  };
}

async function answerTo(
  setting: EndpointSetting,
  route: Route,
  request: Request,
  requestId: string,
): Promise<Answer> {
  const key = authenticate(request, setting.keys, route.access);
  const parameters = parametersOf(request);
  const idempotencyKey = request.get('idempotency-key') ?? null;
  const path = Object.fromEntries(
    Object.entries(request.params).map(([name, value]) => [name, String(value)]),
  );
  const call: ApiCall = { parameters, path, key, requestId, idempotencyKey };
  const fault = setting.faults.onRequest(request.method, request.path, 'before');
  if (fault.answer !== null) return faultyAnswer(fault, nothingDone);
  const run = async (): Promise<Answer> => {
    const latencyMs = route.method === 'get' ? 0 : setting.latencyMs;
    await pauseUnlessZero(latencyMs + fault.slowMs);
    await fault.held;
    const answer = execute(setting, route, call);
    if (route.method !== 'get') setting.changed();
    if (!answer.executed) return answer;
    return faultyAnswer(setting.faults.onRequest(request.method, request.path, 'after'), answer);
  };
  if (idempotencyKey === null || route.method !== 'post') return run();
  const fingerprint = fingerprintOf(route.method, request.path, parameters.canonical());
  return onlyOnce(setting.idempotency, idempotencyKey, fingerprint, run);
}

const nothingDone: Answer = { status: 500, body: null, executed: false };

async function faultyAnswer(fault: RequestFault, answer: Answer): Promise<Answer> {
  await pauseUnlessZero(fault.slowMs);
  await fault.held;
  if (fault.answer === null) return answer;
  if (fault.answer === 'error') return failure(serverError());
  return { ...answer, lost: fault.answer };
}

async function onlyOnce(
  keys: IdempotencyKeys,
  key: string,
  fingerprint: string,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const earlier = keys.begin(key, fingerprint);
  if (earlier !== null) return { ...earlier, executed: true, replayed: true };
  const answer = await run();
  const { status, body, executed } = answer;
  keys.finish(key, executed ? { fingerprint, status, body, savedAt: Date.now() } : null);
  return answer;
}

async function pauseUnlessZero(ms: number): Promise<void> {
  if (ms > 0) await pause(ms);
}

/** Synchronous, so that requests never see each other's partial work. */
function execute(setting: EndpointSetting, route: Route, call: ApiCall): Answer {
  try {
    const found = route.handle(setting.account, call);
    const body = expand(setting.account.books, found, call.parameters.texts('expand'));
    // A copy, because responses stored under an idempotency key must not change.
    return { status: 200, body: structuredClone(body), executed: true };
  } catch (error) {
    return failure(error);
  }
}

function failure(error: unknown): Answer {
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
