import type { Return } from '@dental-shop/domain/returns/return';
import { returnLine } from '@dental-shop/domain/returns/testing/return-line';
import { expect, it } from 'vitest';
import { settledContent } from './return-mails.ts';

it("announces the replacement of a device that doesn't come back", () => {
  const line = returnLine({ acceptedQuantity: 2, receivedQuantity: 0, resolution: 'replacement' });
  const returned = { customerName: 'Ana', lines: [line] } as Return<unknown>;
  expect(settledContent('R1', returned).data).toMatchObject({
    items: [{ quantity: 2, resolution: 'replacement' }],
  });
});
