/**
 * Loaded into the functions' processes with `NODE_OPTIONS=--import`; redirects connections for real
 * host names to local fakes. If `unknownHosts` names a file, connections to other hosts are
 * rejected and recorded there; otherwise, they're allowed. ROUTED_CONNECTIONS: JSON `{"routes":
 * {"api.stripe.com": 8443}, "unknownHosts": "/path/of/a/file"}`.
 */
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import net from 'node:net';
import process from 'node:process';

const { routes, unknownHosts } = JSON.parse(process.env.ROUTED_CONNECTIONS ?? '{"routes":{}}');
const isHere = (host) =>
  host === undefined || host === 'localhost' || host === '::1' || host.startsWith('127.');

// Libraries that resolve names before connecting get an address that identifies the name.
const names = Object.keys(routes);
const addressOf = (name) => `127.53.0.${names.indexOf(name) + 1}`;
const portOf = new Map(
  names.flatMap((name) => [
    [name, routes[name]],
    [addressOf(name), routes[name]],
  ]),
);
const resolve4 = dns.Resolver.prototype.resolve4;
dns.Resolver.prototype.resolve4 = function (name, ...rest) {
  if (!(name in routes)) return resolve4.call(this, name, ...rest);
  rest.at(-1)(null, [addressOf(name)]);
};
const resolve6 = dns.Resolver.prototype.resolve6;
dns.Resolver.prototype.resolve6 = function (name, ...rest) {
  if (!(name in routes)) return resolve6.call(this, name, ...rest);
  rest.at(-1)(null, []);
};
const lookup = dns.lookup;
dns.lookup = (name, ...rest) => {
  if (!(name in routes)) return lookup(name, ...rest);
  const options = typeof rest[0] === 'object' ? rest[0] : {};
  const address = addressOf(name);
  rest.at(-1)(null, ...(options.all ? [[{ address, family: 4 }]] : [address, 4]));
};

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  // Node's internal calls pass one array with the options and the callback.
  const options = Array.isArray(args[0]) ? args[0][0] : args[0];
  // Applies only to the functions, because their parent process, firebase-tools, also connects to
  // Google's servers.
  if (process.env.FUNCTIONS_EMULATOR === 'true' && typeof options === 'object' && !options.path) {
    const port = portOf.get(options.host);
    if (port !== undefined) {
      Object.assign(options, { host: '127.0.0.1', port });
    } else if (unknownHosts && !isHere(options.host)) {
      appendFileSync(unknownHosts, `${options.host}:${options.port}\n`);
      process.nextTick(() => this.destroy(new Error(`${options.host} has no stand-in.`)));
      return this;
    }
  }
  return connect.apply(this, args);
};
