import { expect, it } from 'vitest';
import * as z from 'zod';
import { returnRefundId } from './return-refund-id.ts';

it('returnRefundId is a valid UUID that only depends on the return and the order', () => {
  const id = returnRefundId('K7QM-3XWT', 'o1');
  expect(z.uuid().parse(id)).toBe(returnRefundId('K7QM-3XWT', 'o1'));
  expect(new Set([id, returnRefundId('K7QM-3XWT', 'o2'), returnRefundId('A', 'o1')]).size).toBe(3);
});
