import type { Request } from 'express';
import { ApiError } from './api-error.ts';
import type { Route } from './route.ts';

export interface ApiKeys {
  secretKey: string;
  publishableKey: string;
}

/** Throws 401 if there's no valid key, or 403 if a secret key is required. */
export function authenticate(
  request: Request,
  keys: ApiKeys,
  access: Route['access'],
): 'secret' | 'publishable' {
  const key = readKey(request.headers.authorization ?? '');
  if (key === keys.secretKey) return 'secret';
  if (key === '') {
    throw authenticationError(
      401,
      'You did not provide an API key. You need to provide your API key in the Authorization ' +
        "header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (key !== keys.publishableKey) {
    throw authenticationError(401, `Invalid API Key provided: ${key.slice(0, 8)}****`);
  }
  if (access === 'secret') {
    throw authenticationError(
      403,
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      'secret_key_required',
    );
  }
  return 'publishable';
}

function readKey(header: string): string {
  const [scheme, credentials = ''] = header.split(' ');
  if (scheme === 'Bearer') return credentials;
  if (scheme !== 'Basic') return '';
  return Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '';
}

function authenticationError(status: number, message: string, code?: string): ApiError {
  const body = { type: 'invalid_request_error', message } as const;
  return new ApiError(status, code === undefined ? body : { ...body, code }, false);
}
