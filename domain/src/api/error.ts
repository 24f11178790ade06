import { z } from 'zod';

/** Body of every answer that is not a success. `field` names the input that was wrong. */
export const apiErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  field: z.string().optional(),
});
export type ApiErrorBody = z.infer<typeof apiErrorBody>;
