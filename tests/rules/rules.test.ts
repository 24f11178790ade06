import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { cells, roles } from './access-table.ts';
import { cartCases } from './cart-cases.ts';
import { badCheckouts, goodCheckouts } from './checkout-cases.ts';
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
      .map((cell) => ({ ...cell, verb: cell.allowed ? 'may' : 'may not' })),
  )('$verb $operation $collection', (cell) => decide(cell.allowed, perform(environment(), cell)));
});

describe('an approved customer may create a checkout with', () => {
  it.each(goodCheckouts)('$name', (checkout) =>
    decide(true, createCheckout(environment(), checkout)),
  );
});

describe('an approved customer may not create a checkout with', () => {
  it.each(badCheckouts)('$name', (checkout) =>
    decide(false, createCheckout(environment(), checkout)),
  );
});

describe.each([
  { subject: 'the edges of what is allowed', verbs: ['let', 'do not let'], cases: edgeCases },
  { subject: 'the pace of checkouts', verbs: ['allow', 'refuse'], cases: paceCases },
  { subject: 'carts', verbs: ['allow', 'refuse'], cases: cartCases },
  { subject: 'lists', verbs: ['allow', 'refuse'], cases: listCases },
])('$subject: the rules', ({ verbs: [allow, refuse], cases }) => {
  it.each(cases.map((each) => ({ ...each, verb: each.allowed ? allow : refuse })))(
    '$verb $name',
    ({ allowed, attempt }) => decide(allowed, attempt(environment())),
  );
});

/** One expression of the rules, and the values it had, as the emulator reports them. */
interface Expression {
  sourcePosition: { currentOffset?: number; endOffset: number };
  values?: { value: { boolValue?: boolean; undefined?: object }; count: number }[];
  children?: Expression[];
}

const withChildren = (expression: Expression): Expression[] => [
  expression,
  ...(expression.children ?? []).flatMap(withChildren),
];

async function everyExpression(): Promise<Expression[]> {
  const response = await fetch(`${emulatorUrl}/emulator/v1/projects/${projectId}:ruleCoverage`);
  const { report } = (await response.json()) as { report: Expression[] };
  return report.flatMap(withChildren);
}

// Last in its file, so that it finds what all of the requests above have left in the emulator's report.
it('all of these make every condition of the rules true once and false once', async () => {
  const source = readFileSync(rulesFile, 'utf8');
  const oneSided = (await everyExpression()).flatMap(({ sourcePosition, values = [] }) => {
    const seen = new Set(values.flatMap(({ value: { boolValue } }) => boolValue ?? []));
    if (seen.size !== 1) return [];
    const { currentOffset = 0, endOffset } = sourcePosition;
    return [`always ${[...seen]}: ${source.slice(currentOffset, endOffset + 1)}`];
  });
  expect([...new Set(oneSided)]).toEqual([]);
  // The report has 180 MB: every value that every expression ever had.
}, 120_000);
