import * as z from 'zod';

export const accountType = z.enum(['dentist', 'lab']);
export type AccountType = z.infer<typeof accountType>;
