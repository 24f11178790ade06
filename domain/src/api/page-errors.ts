import * as z from 'zod';

/** What a page reports of an error; the server takes out what is somebody's own. */
export const pageErrorRequest = z.strictObject({
  /** The page's address. */
  page: z.string().max(2_000),
  message: z.string().max(2_000),
  stack: z.string().max(20_000),
});
export type PageErrorRequest = z.infer<typeof pageErrorRequest>;
