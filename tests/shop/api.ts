import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import type { StaffCall } from '@dental-shop/domain/api/staff/calls';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { appCheckHeader } from '@dental-shop/emulators/app-check/local-token';
import type { Person } from './customer.ts';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  token?: string | undefined;
  body?: unknown;
  /** In the place of the App Check token that the shop's pages send. */
  appCheck?: Record<string, string>;
  /** The visitor's network address, as the edge tells the server; none on this machine. */
  address?: string;
}

/**
 * The functions emulator never answers the request of a worker that was killed while it started. A
 * browser gives up at some time too.
 */
const maxAnswerMs = 30_000;

interface Request extends Omit<RequestInit, 'headers' | 'signal'> {
  headers?: Readonly<Record<string, string>>;
  /** In the place of the App Check token that the shop's pages send. */
  appCheck?: Readonly<Record<string, string>> | undefined;
}

/** Asks the shop's backend through Hosting for whatever a test wants to ask. */
export async function ask(path: string, request: Request = {}): Promise<Response> {
  const { headers = {}, appCheck = await appCheckHeader(), ...init } = request;
  return fetch(new URL(path, shopUrl), {
    redirect: 'manual',
    ...init,
    headers: { ...appCheck, ...headers },
    signal: AbortSignal.timeout(maxAnswerMs),
  });
}

/** Calls the shop's backend through Hosting, as a browser does. */
export async function call(
  path: string,
  { method = 'GET', token, body, appCheck, address }: Call = {},
): Promise<Answer> {
  const response = await ask(path, {
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

export async function register(
  person: Person,
  changes: Record<string, unknown> = {},
  address?: string,
): Promise<Answer> {
  return call(apiPaths.register, {
    method: 'POST',
    token: await person.token(),
    ...(address === undefined ? {} : { address }),
    body: {
      uid: person.user.uid,
      email: person.email,
      fullName: 'Test Dentist',
      type: 'dentist',
      licenseNumber: 'D-12345',
      address: {
        street: '1 Main Street',
        city: 'Reno',
        state: 'NV',
        zipCode: '89501',
        country: 'United States',
      },
      ...changes,
    },
  });
}

/** Calls the function for staff as the Firebase SDK does on the wire. */
export async function callFunction(
  name: StaffCall,
  input: unknown,
  token: string | undefined,
): Promise<Answer> {
  return call(staffCallPath(name), { method: 'POST', token, body: { data: input } });
}

export async function decide(
  staff: Person,
  input: { uid: string; decision: string; reason?: string; expectedStatus?: string },
): Promise<Answer> {
  return callFunction('decideAccount', input, await staff.token());
}
