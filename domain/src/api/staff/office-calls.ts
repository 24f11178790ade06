import * as z from 'zod';
import { contactMessageState } from '../../contact/contact-message.ts';
import { completeOfficeSettings, type OfficeSettings } from '../../settings/office-settings.ts';
import { categoryFigures, dayFigures } from '../../statistics/daily-statistics.ts';
import { documentId } from '../document-id.ts';

export const overviewSpans = [7, 30, 90] as const;
export type OverviewSpan = (typeof overviewSpans)[number];

/** If more emails than this are undelivered, the problem is probably the mail server. */
export const maxUndeliveredMails = 20;

const cents = z.int();
const count = z.int().nonnegative();

const undeliveredMail = z.object({
  id: z.string(),
  to: z.string(),
  template: z.string(),
  lastError: z.string().nullable(),
});
export type UndeliveredMail = z.infer<typeof undeliveredMail>;

const exampleSettings: OfficeSettings = {
  timeZone: 'America/Los_Angeles',
  licenseLookups: { CA: 'https://search.dca.ca.gov/' },
  undoMinutes: 15,
  lateOrderDays: 3,
  returnPolicy: {
    days: 30,
    minShelfLifeDays: 180,
    sterilePackagingUnopened: true,
    nonReturnableSkus: ['I4510'],
  },
  deviceLifetimeYears: 10,
};

export const officeCalls = {
  /** Days are in the office's time zone. `today` is also the last entry of `byDay`. */
  readOverview: {
    request: z.strictObject({ days: z.literal(overviewSpans) }).meta({ examples: [{ days: 30 }] }),
    response: z
      .object({
        waiting: count,
        today: z.object({ orders: count, revenue: cents }),
        failedPayments: count,
        openDisputes: count,
        pausedAccounts: count,
        attention: count,
        /** Unanswered messages. */
        unread: count,
        undeliveredMails: z.array(undeliveredMail).max(maxUndeliveredMails),
        byDay: z.array(dayFigures),
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
            unread: 2,
            undeliveredMails: [{ id: 'm1', to: 'a@b.co', template: 'refund', lastError: null }],
            byDay: [{ day: '2026-11-01', orders: 1, revenue: 100, refunded: 5 }],
            byCategory: [{ category: 'Implants', revenue: 95 }],
          },
        ],
      }),
  },
  /** For admins. A shorter device lifetime deletes records, so this requires a recent sign-in. */
  updateOfficeSettings: {
    request: completeOfficeSettings.meta({ examples: [exampleSettings] }),
    response: completeOfficeSettings.meta({ examples: [exampleSettings] }),
    needsRecentSignIn: true,
    audited: { 'update-settings': { en: 'Settings changed', es: 'Configuración modificada' } },
  },
  markContactMessage: {
    request: z
      .strictObject({ id: documentId, state: contactMessageState })
      .meta({ examples: [{ id: 'm1', state: 'answered' }] }),
    response: z
      .object({ id: z.string(), state: contactMessageState })
      .meta({ examples: [{ id: 'm1', state: 'new' }] }),
    audited: { 'mark-contact-message': { en: 'Message marked', es: 'Mensaje marcado' } },
  },
  resendMail: {
    /** `requestId` is an idempotency key, so a repeated call doesn't send a second copy. */
    request: z
      .strictObject({ mailId: documentId, requestId: z.uuid() })
      .meta({ examples: [{ mailId: 'm1', requestId: '8f14e45f-ceea-4670-a3c2-2a8e1d9b2b10' }] }),
    response: z.object({ mailId: z.string() }).meta({ examples: [{ mailId: 'm2' }] }),
    audited: { 'resend-mail': { en: 'Email resent', es: 'Correo reenviado' } },
  },
} as const;
