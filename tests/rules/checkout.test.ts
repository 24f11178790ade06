import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, it } from 'vitest';
import { badCheckouts, goodCheckouts } from './checkout-cases.ts';
import { createCheckout } from './create-checkout.ts';
import { useRules } from './environment.ts';

const environment = useRules('demo-rules-checkout');

describe('an approved customer may create a checkout with', () => {
  it.each(goodCheckouts)('$name', async (checkout) => {
    await assertSucceeds(createCheckout(environment(), checkout));
  });
});

describe('an approved customer may not create a checkout with', () => {
  it.each(badCheckouts)('$name', async (checkout) => {
    await assertFails(createCheckout(environment(), checkout));
  });
});
