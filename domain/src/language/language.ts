import * as z from 'zod';

export const language = z.enum(['en', 'es']);
export type Language = z.infer<typeof language>;
