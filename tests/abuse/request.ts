import { ask } from '../shop/api.ts';
import { apiReply, type Reply } from './replies.ts';

interface Request {
  method?: string;
  token?: string | undefined;
  /** The body's bytes as they are. */
  raw?: string | Uint8Array<ArrayBuffer>;
  /** A body to be written as JSON. */
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** In the place of the App Check token that the shop's pages send. */
  appCheck?: Readonly<Record<string, string>>;
}

/** Asks the API for something that no browser would, and reads its refusal. */
export async function send(
  path: string,
  { method = 'GET', token, raw, json, headers = {}, appCheck }: Request = {},
): Promise<Reply> {
  const body = raw ?? (json === undefined ? undefined : JSON.stringify(json));
  const response = await ask(path, {
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
