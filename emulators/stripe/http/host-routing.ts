import type { NextFunction, Request, Response } from 'express';
import type { Addresses } from '../addresses.ts';

const servedAt: Readonly<Record<keyof Addresses, RegExp>> = {
  scripts: /^\/(v3|endive)\/stripe\.js$|^\/elements\/(card-form(\.js)?|chunk\.js)$/,
  chunks: /^\/elements\/chunk\.js$/,
  api: /^\/v1\//,
  hooks: /^\/three-d-secure\/|^\/elements\/challenge\.js$/,
  receipts: /^\/receipts\//,
};

/**
 * Like Stripe, serves each part only at its own address, so a page that calls the API at the script
 * address fails. The server's own address serves everything.
 */
export function onlyAtItsAddress(chosen: Partial<Addresses>) {
  const parts = (Object.keys(chosen) as (keyof Addresses)[]).map((part) => ({
    host: new URL(chosen[part] ?? '').host,
    served: servedAt[part],
  }));
  return (request: Request, response: Response, next: NextFunction): void => {
    const here = parts.filter(({ host }) => host === request.headers.host);
    if (here.length === 0 || here.some(({ served }) => served.test(request.path))) next();
    else response.status(404).type('text/plain').send(`${request.hostname} does not serve this.`);
  };
}
