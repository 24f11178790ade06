import * as z from 'zod';

/** The server strips personal data. */
export const pageErrorRequest = z.strictObject({
  page: z.string().max(2_000),
  message: z.string().max(2_000),
  stack: z.string().max(20_000),
});
export type PageErrorRequest = z.infer<typeof pageErrorRequest>;
