import { z } from 'zod';

const dayMs = 24 * 60 * 60 * 1000;

/** An export reads every order of its days: one year at most bounds what a request can cost. */
const maxDays = 366;

/** The days of an export, in UTC, the first and the last included; both as `YYYY-MM-DD`. */
export const ordersCsvQuery = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ['to'] })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / dayMs < maxDays, {
    path: ['from'],
  });
export type OrdersCsvQuery = z.infer<typeof ordersCsvQuery>;
