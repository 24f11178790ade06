/** The `template` of a document `mail/{id}`. */
export const mailTemplates = [
  'contact-office',
  'contact-confirmation',
  'new-messages',
  'order-confirmation',
  'refund',
  'payment-problem',
  'dispute',
  'order-attention',
  'card-testing',
  'registration-received',
  'email-verification',
  'new-account',
  'new-accounts',
  'account-approved',
  'account-declined',
  'address-changed',
  'email-change',
  'email-changed',
  'password-changed',
  'account-deleted',
  'certificate',
  'new-certificate',
  'staff-changed',
] as const;

export type MailTemplate = (typeof mailTemplates)[number];
