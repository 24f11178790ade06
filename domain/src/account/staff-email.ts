import * as z from 'zod';
import type { MailTemplate } from '../mail/mail-template.ts';

/** The office's address gets all of these. Each staff member chooses which ones to get too. */
export const staffEmail = z.enum([
  'registrations',
  'orders',
  'attention',
  'late-orders',
  'returns',
  'messages',
  'digest',
]);
export type StaffEmail = z.infer<typeof staffEmail>;

const topics: Partial<Record<MailTemplate, StaffEmail>> = {
  'new-account': 'registrations',
  'new-accounts': 'registrations',
  'new-order': 'orders',
  'order-attention': 'attention',
  dispute: 'attention',
  'card-testing': 'attention',
  'late-orders': 'late-orders',
  'return-requested': 'returns',
  'contact-office': 'messages',
  'new-messages': 'messages',
  'daily-digest': 'digest',
};

/** Undefined for emails that staff members can't subscribe to. */
export function staffEmailTopic(template: MailTemplate): StaffEmail | undefined {
  return topics[template];
}
