const abouts = {
  'order-confirmation': 'order',
  refund: 'refund',
  'payment-problem': 'problem',
  'contact-office': 'contact',
  'contact-confirmation': 'contact',
  'registration-received': 'account',
  'account-approved': 'account',
  'account-declined': 'account',
  'account-suspended': 'account',
  'account-reinstated': 'account',
} as const;

type About = (typeof abouts)[keyof typeof abouts] | 'office';

/** What a mail is about, by its template. What customers do not get is for the office. */
export function mailAbout(template: string): About {
  const known: Readonly<Record<string, About>> = abouts;
  return known[template] ?? 'office';
}
