import type { Account } from '../account/account.ts';
import type { Parameters } from './parameters.ts';

export interface ApiCall {
  parameters: Parameters;
  path: Record<string, string>;
  key: 'secret' | 'publishable';
  requestId: string;
  idempotencyKey: string | null;
}

export interface Route {
  method: 'get' | 'post' | 'delete';
  path: string;
  /** `publishable` also allows browsers; the handler then requires the client secret. */
  access: 'secret' | 'publishable';
  /** Returns the body of a 200 response; throws an `ApiError` for any other response. */
  handle: (account: Account, call: ApiCall) => object;
}
