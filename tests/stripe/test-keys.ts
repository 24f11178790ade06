export interface TestKeys {
  secretKey: string;
  publishableKey: string;
}

const secretVariable = 'STRIPE_TEST_SECRET_KEY';
const publishableVariable = 'STRIPE_TEST_PUBLISHABLE_KEY';

/**
 * Reads the keys from the environment; undefined if none are set. Throws for live keys, because the
 * tests would charge real cards.
 */
export function readTestKeys(
  environment: Readonly<Record<string, string | undefined>>,
): TestKeys | undefined {
  const secretKey = environment[secretVariable]?.trim();
  const publishableKey = environment[publishableVariable]?.trim();
  if (!secretKey && !publishableKey) return undefined;
  if (!secretKey) throw new Error(`${secretVariable} is not set, but ${publishableVariable} is.`);
  if (!publishableKey) {
    throw new Error(`${publishableVariable} is not set, but ${secretVariable} is.`);
  }
  if (/^[a-z]+_live_/.test(secretKey) || publishableKey.startsWith('pk_live_')) {
    throw new Error(
      'These tests accept no live keys, because they would charge real cards. Use test keys.',
    );
  }
  if (!/^(sk|rk)_test_\w+$/.test(secretKey)) {
    throw new Error(`${secretVariable} must start with sk_test_ or rk_test_.`);
  }
  if (!/^pk_test_\w+$/.test(publishableKey)) {
    throw new Error(`${publishableVariable} must start with pk_test_.`);
  }
  return { secretKey, publishableKey };
}

export const skipped =
  `Skipped: ${secretVariable} and ${publishableVariable} are not set. ` +
  'See docs/stripe.md for how to get the keys of a Stripe account in test mode.';
