import * as z from 'zod';
import { catalogueWarning } from '../../catalogue/sheet/catalogue-warning.ts';
import { checkedRow } from '../../catalogue/sheet/check-catalogue.ts';
import { contactMessageState } from '../../contact/contact-message.ts';
import { categoryFigures, dayFigures } from '../../statistics/daily-statistics.ts';
import { documentId } from '../document-id.ts';

/** The spans that the overview can show, in days. */
export const overviewSpans = [7, 30, 90] as const;
export type OverviewSpan = (typeof overviewSpans)[number];

/** More undelivered emails than these point to the mail server, not to single emails. */
export const maxUndeliveredMails = 20;

const cents = z.int();
const count = z.int().nonnegative();

const undeliveredMail = z.object({
  id: z.string(),
  to: z.string(),
  template: z.string(),
  /** The mail server's last error. */
  lastError: z.string().nullable(),
});
export type UndeliveredMail = z.infer<typeof undeliveredMail>;

export const officeCalls = {
  /** Key figures. `today` is the day in UTC, the last of `byDay`. */
  readOverview: {
    request: z.strictObject({ days: z.literal(overviewSpans) }),
    response: z.object({
      /** Accounts awaiting a decision. */
      waiting: count,
      today: z.object({ orders: count, revenue: cents }),
      /** Declined attempts in the span. */
      failedPayments: count,
      openDisputes: count,
      /** Accounts whose payments are paused after many declined cards. */
      pausedAccounts: count,
      /** Orders that need attention. */
      attention: count,
      /** The newest emails that failed for good and haven't been resent. */
      undeliveredMails: z.array(undeliveredMail).max(maxUndeliveredMails),
      /** Every day of the span, oldest first. */
      byDay: z.array(dayFigures),
      /** Best-selling first. */
      byCategory: z.array(categoryFigures),
    }),
  },
  checkCatalogue: {
    request: z.strictObject({}),
    /** Rows in the sheet's order; `counts` is the number of rows by warning. */
    response: z.object({ rows: z.array(checkedRow), counts: z.record(catalogueWarning, count) }),
  },
  markContactMessage: {
    request: z.strictObject({ id: documentId, state: contactMessageState }),
    response: z.object({ id: z.string(), state: contactMessageState }),
  },
  resendMail: {
    /** `requestId` is an idempotency key: a repeated call with it sends no second copy. */
    request: z.strictObject({ mailId: documentId, requestId: z.uuid() }),
    /** The ID of the copy. */
    response: z.object({ mailId: z.string() }),
  },
} as const;
