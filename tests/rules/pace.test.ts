import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { it } from 'vitest';
import { useRules } from './environment.ts';
import { paceCases } from './pace-cases.ts';

const environment = useRules('demo-rules-pace');

it.each(paceCases.map((each) => ({ ...each, verb: each.allowed ? 'allow' : 'refuse' })))(
  'the rules $verb $name',
  async ({ allowed, attempt }) => {
    await (allowed ? assertSucceeds(attempt(environment())) : assertFails(attempt(environment())));
  },
);
