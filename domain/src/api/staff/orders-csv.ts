import * as z from 'zod';
import { documentId } from '../document-id.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** An export reads every order in the range, so this limits its cost. */
const maxDays = 366;

/**
 * Keeps each part below the timeouts of the page (30 s) and Hosting (60 s) and Cloud Run's response
 * limit (32 MiB). If reading is slow, parts have fewer orders.
 */
export const maxOrdersInPart = 10_000;

/** Days in the office's time zone, inclusive. `after` is the last order of the previous part. */
export const ordersCsvQuery = z
  .strictObject({ from: z.iso.date(), to: z.iso.date(), after: documentId.optional() })
  .refine(({ from, to }) => from <= to, { path: ['to'] })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / dayMs < maxDays, {
    path: ['from'],
  });
export type OrdersCsvQuery = z.infer<typeof ordersCsvQuery>;
