import * as z from 'zod';
import { categoryFigures, dayFigures } from '../../statistics/sum-statistics.ts';

/** The spans that the overview can show, in days. */
export const overviewSpans = [7, 30, 90] as const;
export type OverviewSpan = (typeof overviewSpans)[number];

export const readOverviewRequest = z.strictObject({ days: z.literal(overviewSpans) });

/** More undelivered mails than these point to the mail server, not to single mails. */
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

/** Key figures. `today` is the day in UTC, the last of `byDay`. */
export const readOverviewResponse = z.object({
  /** Accounts that wait for a decision. */
  waiting: count,
  today: z.object({ orders: count, revenue: cents }),
  /** Attempts that were declined in the span. */
  failedPayments: count,
  openDisputes: count,
  /** Accounts whose payments are paused after many declined cards. */
  pausedAccounts: count,
  /** Orders that need attention. */
  attention: count,
  /** The newest mails whose last retry failed and that nobody has resent since. */
  undeliveredMails: z.array(undeliveredMail).max(maxUndeliveredMails),
  /** Every day of the span, oldest first. */
  byDay: z.array(dayFigures),
  /** The categories that sold in the span, the best first. */
  byCategory: z.array(categoryFigures),
});
export type ReadOverviewResponse = z.infer<typeof readOverviewResponse>;
