import * as z from 'zod';
import { documentId } from '../document-id.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** An export reads every order of its days: one year at most bounds what it can cost. */
const maxDays = 366;

/**
 * How many orders one answer has at most, and fewer where reading them takes long: the page waits 30 s for
 * it, Hosting 60 s, and Cloud Run sends 32 MiB. A longer export comes in parts.
 */
export const maxOrdersInPart = 10_000;

/**
 * The days of an export, in UTC, the first and the last included, both as `YYYY-MM-DD`; and for each
 * part but the first, the last order of the part before.
 */
export const ordersCsvQuery = z
  .strictObject({ from: z.iso.date(), to: z.iso.date(), after: documentId.optional() })
  .refine(({ from, to }) => from <= to, { path: ['to'] })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / dayMs < maxDays, {
    path: ['from'],
  });
export type OrdersCsvQuery = z.infer<typeof ordersCsvQuery>;
