import { setTimeout as pause } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { Account } from '../account/account.ts';
import { API_VERSION } from '../account/api-version.ts';
import { newIdentifier } from '../account/identifiers.ts';
import { ApiError } from './api-error.ts';
import { type ApiKeys, authenticate } from './authentication.ts';
import { expand } from './expand.ts';
import { fingerprintOf, type IdempotencyKeys } from './idempotency.ts';
import { Parameters } from './parameters.ts';
import type { ApiCall, Route } from './route.ts';

/** What every endpoint needs besides its route. */
export interface EndpointSetting {
  account: Account;
  keys: ApiKeys;
  idempotency: IdempotencyKeys;
  /** Pause in ms before a write begins. */
  latencyMs: number;
  /** Called when a write may have changed the books. */
  changed: () => void;
}

interface Answer {
  status: number;
  body: unknown;
  /** false for a refusal by validation, which is not kept under the idempotency key. */
  executed: boolean;
  replayed?: boolean;
}

/** The Express handler of a route: authentication, parsing, idempotency, errors, headers. */
export function endpoint(setting: EndpointSetting, route: Route) {
  return async (request: Request, response: Response): Promise<void> => {
    const requestId = newIdentifier('req');
    response.set({ 'request-id': requestId, 'stripe-version': API_VERSION });
    const answer = await answerTo(setting, route, request, requestId).catch(failure);
    const key = request.get('idempotency-key');
    if (key !== undefined) response.set('idempotency-key', key);
    if (answer.replayed) response.set('idempotent-replayed', 'true');
    response.status(answer.status).json(answer.body);
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
  if (route.method === 'get') return execute(setting, route, call);
  if (idempotencyKey === null || route.method === 'delete') return write(setting, route, call);
  return writeOnce(setting, route, call, idempotencyKey, request.path);
}

async function writeOnce(
  setting: EndpointSetting,
  route: Route,
  call: ApiCall,
  key: string,
  path: string,
): Promise<Answer> {
  const fingerprint = fingerprintOf(route.method, path, call.parameters.canonical());
  const earlier = setting.idempotency.begin(key, fingerprint);
  if (earlier !== null) return { ...earlier, executed: true, replayed: true };
  const { status, body, executed } = await write(setting, route, call);
  const saved = { fingerprint, status, body, savedAt: Date.now() };
  setting.idempotency.finish(key, executed ? saved : null);
  return { status, body, executed };
}

async function write(setting: EndpointSetting, route: Route, call: ApiCall): Promise<Answer> {
  if (setting.latencyMs > 0) await pause(setting.latencyMs);
  const answer = execute(setting, route, call);
  setting.changed();
  return answer;
}

/** Runs in one go, without waiting for anything: no two requests see each other's half-done work. */
function execute(setting: EndpointSetting, route: Route, call: ApiCall): Answer {
  try {
    const found = route.handle(setting.account, call);
    const body = expand(setting.account.books, found, call.parameters.texts('expand'));
    // The answer is a copy: what is saved under an idempotency key must not change afterwards.
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
  const message = 'An unexpected error occurred in the local Stripe; its log says which.';
  return { status: 500, body: { error: { type: 'api_error', message } }, executed: true };
}

function parametersOf(request: Request): Parameters {
  if (request.method === 'GET' || request.method === 'DELETE') {
    return Parameters.parse(new URL(request.originalUrl, 'http://localhost').search.slice(1));
  }
  return Parameters.parse(typeof request.body === 'string' ? request.body : '');
}
