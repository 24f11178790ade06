import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeAll, it } from 'vitest';
import { edgeCases } from './edge-cases.ts';
import { useRules } from './environment.ts';
import { seed } from './perform.ts';

const environment = useRules('demo-rules-edge');
beforeAll(() => seed(environment()));

it.each(edgeCases.map((each) => ({ ...each, verb: each.allowed ? 'lets' : 'does not let' })))(
  '$verb $name',
  async ({ allowed, attempt }) => {
    await (allowed ? assertSucceeds(attempt(environment())) : assertFails(attempt(environment())));
  },
);
