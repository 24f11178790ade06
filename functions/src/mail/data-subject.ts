import { normalizeEmail } from '@dental-shop/domain/account/email';
import type { MailTemplate } from '@dental-shop/domain/mail/mail-template';
import type { MailContent } from './mail-content.ts';

/**
 * Where to find the address of the person an email is about. `none` for digests and for notices to
 * admins, which must outlive that person's account.
 */
const dataSubjectLocation: Record<MailTemplate, 'to' | 'data' | 'none'> = {
  'contact-office': 'data',
  'contact-confirmation': 'to',
  'new-messages': 'none',
  'new-order': 'data',
  'order-confirmation': 'to',
  shipment: 'to',
  refund: 'to',
  'payment-problem': 'to',
  'return-requested': 'data',
  'return-accepted': 'to',
  'return-declined': 'to',
  'return-settled': 'to',
  dispute: 'data',
  'order-attention': 'data',
  'card-testing': 'data',
  'registration-received': 'to',
  'email-verification': 'to',
  'new-account': 'data',
  'new-accounts': 'none',
  'account-approved': 'to',
  'account-declined': 'to',
  'address-changed': 'to',
  'email-change': 'to',
  'email-changed': 'to',
  'password-changed': 'to',
  'account-deleted': 'to',
  certificate: 'to',
  'new-certificate': 'data',
  'late-orders': 'none',
  'daily-digest': 'none',
  'staff-changed': 'none',
  'staff-invitation': 'to',
  'recall-notice': 'to',
  'back-in-stock': 'to',
};

export function isToCustomer(template: MailTemplate): boolean {
  return dataSubjectLocation[template] === 'to';
}

export function findDataSubject({
  to,
  template,
  data,
}: MailContent & { to: string }): string | null {
  const location = dataSubjectLocation[template];
  if (location === 'to') return normalizeEmail(to);
  return location === 'data' && 'email' in data ? normalizeEmail(data.email) : null;
}
