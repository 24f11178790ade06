import { apiPaths } from '@dental-shop/domain/api/paths';
import { drill, implant } from '../shop/products.ts';
import type { AbuseCase } from './describe-rejections.ts';
import { victim } from './fixture.ts';
import { testUsers } from './identities.ts';
import type { ExpectedCode } from './replies.ts';
import { send } from './request.ts';

export const preparePurchases = () => Promise.all([testUsers(), victim()]);

export const linesField = 'customerData.selectedItems';
export const good = { sku: implant.sku, quantity: 1 };
export const other = { sku: drill.sku, quantity: 1 };

interface Purchase {
  selectedItems?: unknown;
  customerData?: Readonly<Record<string, unknown>>;
  root?: Readonly<Record<string, unknown>>;
}

export const purchase = (
  name: string,
  expected: ExpectedCode,
  { selectedItems = [good], customerData = {}, root = {} }: Purchase,
  field?: string,
): AbuseCase => ({
  name,
  expected,
  field,
  attempt: async () => {
    const { attacker, attackerToken } = await testUsers();
    return send(apiPaths.createPaymentIntent, {
      method: 'POST',
      token: attackerToken,
      json: {
        email: attacker.email,
        customerData: { selectedItems, ...customerData },
        ...root,
      },
    });
  },
});

export const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'undefined';

/** Tests an invalid line alone, before a valid line, and after a valid line. */
export const inEveryPosition = (
  name: string,
  expected: ExpectedCode,
  line: unknown,
  field: string,
) => [
  purchase(
    `${name}, as the only line`,
    expected,
    { selectedItems: [line] },
    `${linesField}.0${field}`,
  ),
  purchase(
    `${name}, first of two`,
    expected,
    { selectedItems: [line, other] },
    `${linesField}.0${field}`,
  ),
  purchase(
    `${name}, last of two`,
    expected,
    { selectedItems: [other, line] },
    `${linesField}.1${field}`,
  ),
];
