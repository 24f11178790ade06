import Stripe from 'stripe';

interface AccountUnderTest {
  apiBase: string;
  secretKey: string;
}

const apiBaseVariable = 'STRIPE_UNDER_TEST_API_BASE';
const secretKeyVariable = 'STRIPE_UNDER_TEST_SECRET_KEY';

export function accountVariables({ apiBase, secretKey }: AccountUnderTest): Record<string, string> {
  return { [apiBaseVariable]: apiBase, [secretKeyVariable]: secretKey };
}

export function connectTo({ apiBase, secretKey }: AccountUnderTest): Stripe {
  const { hostname, port, protocol } = new URL(apiBase);
  return new Stripe(secretKey, {
    host: hostname,
    ...(port === '' ? {} : { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    telemetry: false,
  });
}

export function stripeUnderTest(): Stripe {
  const { [apiBaseVariable]: apiBase, [secretKeyVariable]: secretKey } = process.env;
  if (apiBase && secretKey) return connectTo({ apiBase, secretKey });
  throw new Error('Start these tests with `npm run test:stripe`.');
}
