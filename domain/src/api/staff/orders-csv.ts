import * as z from 'zod';
import { documentId } from '../document-id.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Bounds the cost: an export reads every order of its days. */
const maxDays = 366;

/**
 * Fewer if reading takes long: the page waits 30 s, Hosting 60 s, and Cloud Run limits responses to 32
 * MiB. Longer exports come in parts.
 */
export const maxOrdersInPart = 10_000;

/** Days in UTC, inclusive. `after` is the last order of the previous part. */
export const ordersCsvQuery = z
  .strictObject({ from: z.iso.date(), to: z.iso.date(), after: documentId.optional() })
  .refine(({ from, to }) => from <= to, { path: ['to'] })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / dayMs < maxDays, {
    path: ['from'],
  });
export type OrdersCsvQuery = z.infer<typeof ordersCsvQuery>;
