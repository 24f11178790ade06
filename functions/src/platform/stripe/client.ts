import Stripe from 'stripe';

const defaultPorts: Record<string, string> = { 'https:': '443', 'http:': '80' };

export function connectToStripe(apiBase: string, secretKey: string): Stripe {
  const { hostname, port, protocol } = new URL(apiBase);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (defaultPorts[protocol] ?? ''),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 2,
    // Three attempts with pauses must fit into the function's timeout.
    timeout: 15_000,
    telemetry: false,
  });
}

export function isMissingAtStripe(
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  );
}
