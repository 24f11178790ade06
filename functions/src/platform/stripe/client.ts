import Stripe from 'stripe';

const defaultPorts: Record<string, string> = { 'https:': '443', 'http:': '80' };

/** `apiBase` is Stripe's own address, or the local Stripe's on a developer's machine. */
export function connectToStripe(apiBase: string, secretKey: string): Stripe {
  const { hostname, port, protocol } = new URL(apiBase);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (defaultPorts[protocol] ?? ''),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 2,
    // Three attempts and the pauses between them must end before the function's own timeout.
    timeout: 15_000,
    telemetry: false,
  });
}
