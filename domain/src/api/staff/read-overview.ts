import * as z from 'zod';
import { categoryFigures, dayFigures } from '../../statistics/sum-statistics.ts';

/** The spans that the overview can show, in days. */
export const overviewSpans = [7, 30, 90] as const;
export type OverviewSpan = (typeof overviewSpans)[number];

export const readOverviewRequest = z
  .strictObject({ days: z.literal(overviewSpans) })
  .meta({ examples: [{ days: 30 }] });

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
export const readOverviewResponse = z
  .object({
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
  })
  .meta({
    examples: [
      {
        waiting: 1,
        today: { orders: 1, revenue: -5 },
        failedPayments: 0,
        openDisputes: 0,
        pausedAccounts: 0,
        attention: 0,
        undeliveredMails: [{ id: 'm1', to: 'a@b.co', template: 'refund', lastError: null }],
        byDay: [{ day: '2026-11-01', orders: 1, revenue: 100, refunded: 5 }],
        byCategory: [{ category: 'Implants', revenue: 95 }],
      },
    ],
  });
export type ReadOverviewResponse = z.infer<typeof readOverviewResponse>;
