import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeAll, describe, it } from 'vitest';
import { cells, roles } from './access-table.ts';
import { useRules } from './environment.ts';
import { perform, seed } from './perform.ts';

const environment = useRules('demo-rules-access');
beforeAll(() => seed(environment()));

describe.each(roles)('%s', (role) => {
  it.each(
    cells
      .filter((cell) => cell.role === role)
      .map((cell) => ({ ...cell, verb: cell.allowed ? 'may' : 'may not' })),
  )('$verb $operation $collection', async (cell) => {
    const attempt = perform(environment(), cell);
    await (cell.allowed ? assertSucceeds(attempt) : assertFails(attempt));
  });
});
