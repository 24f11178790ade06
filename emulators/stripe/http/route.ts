import type { Account } from '../account/account.ts';
import type { Parameters } from './parameters.ts';

/** A request that passed authentication and parsing. */
export interface ApiCall {
  /** Parameters of the query or of the form-encoded body. */
  parameters: Parameters;
  /** Variables of the path, such as `id`. */
  path: Record<string, string>;
  /** Which kind of key the caller showed. A publishable key is in every visitor's hands. */
  key: 'secret' | 'publishable';
  requestId: string;
  idempotencyKey: string | null;
}

/** One operation of the API. */
export interface Route {
  method: 'get' | 'post' | 'delete';
  path: string;
  /** `publishable` lets browsers call it too; the handler then asks for the client secret. */
  access: 'secret' | 'publishable';
  /** Returns the body of a 200 response; throws `ApiError` for any other. */
  handle: (account: Account, call: ApiCall) => object;
}
