import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { cells } from './access-table.ts';
import { cartCases } from './cart-cases.ts';
import { badCheckouts, goodCheckouts } from './checkout-cases.ts';
import { createCheckout } from './create-checkout.ts';
import { edgeCases } from './edge-cases.ts';
import { emulatorUrl, rulesFile, useRules } from './environment.ts';
import { listCases } from './list-cases.ts';
import { paceCases } from './pace-cases.ts';
import { perform, seed } from './perform.ts';

const projectId = 'demo-rules-coverage';
const environment = useRules(projectId);
beforeAll(() => seed(environment()));

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

it('the cases together make every condition of the rules true once and false once', async () => {
  // Whether each is allowed or refused is asserted elsewhere; here they only have to be made.
  await Promise.allSettled([
    ...cells.map((cell) => perform(environment(), cell)),
    ...[...edgeCases, ...paceCases, ...cartCases, ...listCases].map(({ attempt }) =>
      attempt(environment()),
    ),
    ...[...goodCheckouts, ...badCheckouts].map((each) => createCheckout(environment(), each)),
  ]);

  const source = readFileSync(rulesFile, 'utf8');
  const oneSided = (await everyExpression()).flatMap(({ sourcePosition, values = [] }) => {
    const seen = new Set(values.flatMap(({ value: { boolValue } }) => boolValue ?? []));
    if (seen.size !== 1) return [];
    const { currentOffset = 0, endOffset } = sourcePosition;
    return [`always ${[...seen]}: ${source.slice(currentOffset, endOffset + 1)}`];
  });
  expect([...new Set(oneSided)]).toEqual([]);
  // A machine busy with something else takes three times as long as an idle one.
}, 300_000);
