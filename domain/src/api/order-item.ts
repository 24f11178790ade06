import * as z from 'zod';

/** One priced line, as every answer has it. `unitPrice` is in cents. */
export const orderItem = z.object({
  sku: z.string(),
  name: z.string(),
  unitPrice: z.int(),
  quantity: z.int(),
});
