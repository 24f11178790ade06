import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { it } from 'vitest';
import { useRules } from './environment.ts';
import { listCases } from './list-cases.ts';

const environment = useRules('demo-rules-lists');

it.each(listCases.map((each) => ({ ...each, verb: each.allowed ? 'allow' : 'refuse' })))(
  'the rules $verb $name',
  async ({ allowed, attempt }) => {
    await (allowed ? assertSucceeds(attempt(environment())) : assertFails(attempt(environment())));
  },
);
