import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { cells } from '../rules/access-table.ts';
import { cartCases } from '../rules/cart-cases.ts';
import { type CheckoutCase, invalidCheckouts, validCheckouts } from '../rules/checkout-cases.ts';
import { createCheckout } from '../rules/create-checkout.ts';
import { edgeCases } from '../rules/edge-cases.ts';
import { listCases } from '../rules/list-cases.ts';
import { paceCases } from '../rules/pace-cases.ts';
import { perform } from '../rules/perform.ts';

export interface RulesCase {
  name: string;
  /** The requested collections; undefined if unknown. */
  collections: readonly string[] | undefined;
  allowed: boolean;
  attempt: (environment: RulesTestEnvironment) => Promise<unknown>;
}

const checkoutCase =
  (allowed: boolean) =>
  (checkout: CheckoutCase): RulesCase => ({
    name: `create a checkout with ${checkout.name}`,
    collections: ['checkouts', 'checkoutPace'],
    allowed,
    attempt: (environment) => createCheckout(environment, checkout),
  });

export const rulesCases: readonly RulesCase[] = [
  ...edgeCases.map((edge): RulesCase => ({ ...edge, collections: undefined })),
  ...cells.map(
    (cell): RulesCase => ({
      name: `${cell.role} ${cell.operation} ${cell.collection}`,
      collections: [cell.collection],
      allowed: cell.allowed,
      attempt: (environment) => perform(environment, cell),
    }),
  ),
  ...cartCases.map((cart): RulesCase => ({ ...cart, collections: ['carts'] })),
  ...paceCases.map((pace): RulesCase => ({ ...pace, collections: ['checkouts', 'checkoutPace'] })),
  ...listCases.map((list): RulesCase => ({ ...list, collections: ['lists'] })),
  ...validCheckouts.map(checkoutCase(true)),
  ...invalidCheckouts.map(checkoutCase(false)),
];
