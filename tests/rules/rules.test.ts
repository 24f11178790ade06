import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { cells, roles } from './access-table.ts';
import { cartCases } from './cart-cases.ts';
import { invalidCheckouts, validCheckouts } from './checkout-cases.ts';
import { createCheckout } from './create-checkout.ts';
import { edgeCases } from './edge-cases.ts';
import { emulatorUrl, rulesFile, useRules } from './environment.ts';
import { listCases } from './list-cases.ts';
import { paceCases } from './pace-cases.ts';
import { perform, seed } from './perform.ts';

const projectId = 'demo-rules';
const environment = useRules(projectId);
beforeAll(() => seed(environment()));

const decide = (allowed: boolean, attempt: Promise<unknown>) =>
  allowed ? assertSucceeds(attempt) : assertFails(attempt);

describe.each(roles)('%s', (role) => {
  it.each(
    cells
      .filter((cell) => cell.role === role)
      .map((cell) => ({
        ...cell,
        verb: cell.allowed ? 'may' : 'may not',
      })),
  )('$verb $operation $collection', (cell) => decide(cell.allowed, perform(environment(), cell)));
});

describe('approved customers may create a checkout with', () => {
  it.each(validCheckouts)('$name', (checkout) =>
    decide(true, createCheckout(environment(), checkout)),
  );
});

describe('approved customers may not create a checkout with', () => {
  it.each(invalidCheckouts)('$name', (checkout) =>
    decide(false, createCheckout(environment(), checkout)),
  );
});

describe.each([
  { subject: 'edge cases', verbs: ['let', 'do not let'], cases: edgeCases },
  { subject: 'checkout pace', verbs: ['allow', 'reject'], cases: paceCases },
  { subject: 'carts', verbs: ['allow', 'reject'], cases: cartCases },
  { subject: 'lists', verbs: ['allow', 'reject'], cases: listCases },
])('rules for $subject', ({ verbs: [allow, refuse], cases }) => {
  it.each(cases.map((each) => ({ ...each, verb: each.allowed ? allow : refuse })))(
    '$verb $name',
    ({ allowed, attempt }) => decide(allowed, attempt(environment())),
  );
});

interface Expression {
  sourcePosition: { currentOffset?: number; endOffset: number };
  values?: { value: { boolValue?: boolean; undefined?: object }; count: number }[];
  children?: Expression[];
}

const withChildren = (expression: Expression): Expression[] => [
  expression,
  ...(expression.children ?? []).flatMap(withChildren),
];

async function allExpressions(): Promise<Expression[]> {
  const response = await fetch(`${emulatorUrl}/emulator/v1/projects/${projectId}:ruleCoverage`);
  const { report } = (await response.json()) as { report: Expression[] };
  return report.flatMap(withChildren);
}

// Runs last in the file, so the emulator's report covers all requests above.
it('the tests above make every condition in the rules both true and false', async () => {
  const source = readFileSync(rulesFile, 'utf8');
  const oneSided = (await allExpressions()).flatMap(({ sourcePosition, values = [] }) => {
    const seen = new Set(values.flatMap(({ value: { boolValue } }) => boolValue ?? []));
    if (seen.size !== 1) return [];
    const { currentOffset = 0, endOffset } = sourcePosition;
    return [`always ${[...seen]}: ${source.slice(currentOffset, endOffset + 1)}`];
  });
  expect([...new Set(oneSided)]).toEqual([]);
  // The timeout is long because the report lists every evaluated value and is about 180 MB.
}, 120_000);
