import { z } from 'zod';

/** The spans that the overview can show, in days. */
export const overviewSpans = [7, 30, 90] as const;
export type OverviewSpan = (typeof overviewSpans)[number];

export const readOverviewRequest = z.strictObject({ days: z.literal(overviewSpans) });

/** An office that has more to send again than these has another problem than the mails. */
export const maxUndeliveredMails = 20;

/** An amount of money in cents. */
const cents = z.number().int();
const count = z.number().int().nonnegative();

const undeliveredMail = z.object({
  id: z.string(),
  to: z.string(),
  template: z.string(),
  /** What the mail server said last. */
  lastError: z.string().nullable(),
});
export type UndeliveredMail = z.infer<typeof undeliveredMail>;

const dayFigures = z.object({
  /** `2026-03-14`, in UTC. */
  day: z.string(),
  orders: count,
  revenue: cents,
  refunded: cents,
});
export type DayFigures = z.infer<typeof dayFigures>;

const categoryFigures = z.object({ category: z.string(), revenue: cents });
export type CategoryFigures = z.infer<typeof categoryFigures>;

/** How the shop stands. `today` is the day in UTC, the last of `byDay`. */
export const readOverviewResponse = z.object({
  /** Accounts that wait for a decision. */
  waiting: count,
  today: z.object({ orders: count, revenue: cents }),
  /** Attempts that were declined in the span. */
  failedPayments: count,
  openDisputes: count,
  /** Orders that staff must look at. */
  attention: count,
  /** Given up, and not sent again since: the newest of them. */
  undeliveredMails: z.array(undeliveredMail).max(maxUndeliveredMails),
  /** Different violations of the Content-Security-Policy that browsers have reported lately. */
  policyReports: count,
  /** Every day of the span, oldest first. */
  byDay: z.array(dayFigures),
  /** The categories that sold in the span, the best first. */
  byCategory: z.array(categoryFigures),
});
export type ReadOverviewResponse = z.infer<typeof readOverviewResponse>;
