import { expect, it } from 'vitest';
import { returnRefundId } from './return-refund-id.ts';

it('returnRefundId returns a valid UUID that depends only on the return and the order', () => {
  const id = returnRefundId('K7QM-3XWT', 'o1');
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(returnRefundId('K7QM-3XWT', 'o1')).toBe(id);
  expect(new Set([id, returnRefundId('K7QM-3XWT', 'o2'), returnRefundId('A', 'o1')]).size).toBe(3);
});
