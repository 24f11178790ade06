import { fetchShop } from '../shop/api.ts';
import { apiReply, type Reply } from './replies.ts';

interface Request {
  method?: string;
  token?: string | undefined;
  /** The raw body. */
  raw?: string | Uint8Array<ArrayBuffer>;
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Replaces the valid App Check token. */
  appCheck?: Readonly<Record<string, string>>;
}

export async function send(
  path: string,
  { method = 'GET', token, raw, json, headers = {}, appCheck }: Request = {},
): Promise<Reply> {
  const body = raw ?? (json === undefined ? undefined : JSON.stringify(json));
  const response = await fetchShop(path, {
    method,
    appCheck,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  return apiReply(response);
}
