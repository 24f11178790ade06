import { z } from 'zod';

const dayMs = 24 * 60 * 60 * 1000;

/** One request reads each order of its days; a year at a time is enough for any book-keeper. */
const maxDays = 366;

/** The days of an export, in UTC, the first and the last included; both as `YYYY-MM-DD`. */
export const ordersCsvQuery = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ['to'] })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / dayMs < maxDays, {
    path: ['from'],
  });
export type OrdersCsvQuery = z.infer<typeof ordersCsvQuery>;
