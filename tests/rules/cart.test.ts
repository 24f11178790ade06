import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { it } from 'vitest';
import { cartCases } from './cart-cases.ts';
import { useRules } from './environment.ts';

const environment = useRules('demo-rules-cart');

it.each(cartCases.map((each) => ({ ...each, verb: each.allowed ? 'allow' : 'refuse' })))(
  'the rules $verb $name',
  async ({ allowed, attempt }) => {
    await (allowed ? assertSucceeds(attempt(environment())) : assertFails(attempt(environment())));
  },
);
