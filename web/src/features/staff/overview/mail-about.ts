import type { MailTemplate } from '@dental-shop/domain/mail/mail-template';

const abouts = {
  'order-confirmation': 'order',
  shipment: 'shipment',
  refund: 'refund',
  'payment-problem': 'problem',
  'return-accepted': 'return',
  'return-declined': 'return',
  'return-settled': 'return',
  'contact-office': 'contact',
  'contact-confirmation': 'contact',
  'registration-received': 'account',
  'email-verification': 'account',
  certificate: 'certificate',
  'account-approved': 'account',
  'account-declined': 'account',
  'address-changed': 'account',
  'email-change': 'account',
  'email-changed': 'account',
  'password-changed': 'account',
  'account-deleted': 'account',
  'staff-invitation': 'account',
  'return-requested': 'office',
  dispute: 'office',
  'order-attention': 'office',
  'card-testing': 'office',
  'new-order': 'office',
  'new-account': 'office',
  'new-accounts': 'office',
  'new-messages': 'office',
  'new-certificate': 'office',
  'late-orders': 'office',
  'daily-digest': 'office',
  'staff-changed': 'office',
  'recall-notice': 'recall',
  'back-in-stock': 'stock',
} as const satisfies Record<MailTemplate, string>;

type About = (typeof abouts)[MailTemplate];

export function mailAbout(template: string): About {
  const known: Readonly<Record<string, About>> = abouts;
  return known[template] ?? 'office';
}
