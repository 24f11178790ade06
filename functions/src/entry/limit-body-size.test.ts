import { expect, it } from 'vitest';
import * as functions from '../index.ts';
import { bodyLimits } from './limit-body-size.ts';

it('every publicly callable function has a body limit', () => {
  const open = Object.entries(functions).filter(
    ([, { __endpoint }]) => 'httpsTrigger' in __endpoint || 'callableTrigger' in __endpoint,
  );
  expect(Object.keys(bodyLimits).sort()).toEqual(open.map(([name]) => name).sort());
});
