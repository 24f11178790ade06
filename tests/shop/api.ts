import { approvalConcern } from '@dental-shop/domain/account/approval-concerns';
import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import type { StaffCall } from '@dental-shop/domain/api/staff/calls';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { appCheckHeader } from '@dental-shop/emulators/app-check/local-token';
import type { Person } from './customer.ts';

export interface ApiResponse {
  status: number;
  body: Record<string, unknown>;
}

interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  token?: string | undefined;
  body?: unknown;
  /** Replaces the valid App Check token. */
  appCheck?: Record<string, string>;
  /** The visitor's IP address, which an edge server adds in production. None by default. */
  address?: string;
}

/** If a worker is killed during startup, the functions emulator never responds. */
const maxResponseMs = 30_000;

interface Request extends Omit<RequestInit, 'headers' | 'signal'> {
  headers?: Readonly<Record<string, string>>;
  /** Replaces the valid App Check token. */
  appCheck?: Readonly<Record<string, string>> | undefined;
}

export async function fetchShop(path: string, request: Request = {}): Promise<Response> {
  const { headers = {}, appCheck = await appCheckHeader(), ...init } = request;
  return fetch(new URL(path, shopUrl), {
    redirect: 'manual',
    ...init,
    headers: { ...appCheck, ...headers },
    signal: AbortSignal.timeout(maxResponseMs),
  });
}

export async function call(
  path: string,
  { method = 'GET', token, body, appCheck, address }: Call = {},
): Promise<ApiResponse> {
  const response = await fetchShop(path, {
    method,
    appCheck,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export const dentist = {
  type: 'dentist',
  name: 'Test Dentist',
  licenseNumber: 'D-12345',
  address: {
    street: '1 Main Street',
    city: 'Reno',
    state: 'NV',
    zipCode: '89501',
    country: 'United States',
  },
} as const;

export async function register(
  person: Person,
  changes: Record<string, unknown> = {},
  address?: string,
): Promise<ApiResponse> {
  const { name, ...registration } = dentist;
  return call(apiPaths.register, {
    method: 'POST',
    token: await person.token(),
    ...(address === undefined ? {} : { address }),
    body: {
      uid: person.user.uid,
      email: person.email,
      fullName: name,
      ...registration,
      ...changes,
    },
  });
}

export async function callFunction(
  name: StaffCall,
  input: unknown,
  token: string | undefined,
): Promise<ApiResponse> {
  return call(staffCallPath(name), { method: 'POST', token, body: { data: input } });
}

interface DecisionInput {
  uid: string;
  decision: string;
  reason?: string;
  expectedStatus?: string;
  confirmed?: readonly string[];
}

/** By default, staff confirm everything, because most accounts in tests have an unverified address. */
export async function decide(
  staff: Person,
  { confirmed = approvalConcern.options, ...input }: DecisionInput,
): Promise<ApiResponse> {
  return callFunction('decideAccount', { ...input, confirmed }, await staff.token());
}
