export const emails = {
  title: 'Your emails',
  description: 'Choose which of the office’s emails you also get.',
  introduction:
    'The office’s address gets all of these emails. Choose which ones should also go to {{email}}.',
  language: 'You’ll get them in {{language}}, the language of this page.',
  choices: 'Emails',
  topics: {
    registrations: 'New registrations',
    orders: 'New orders',
    attention: 'Orders that need attention, disputes, and declined cards',
    'late-orders': 'Orders and replacements that have waited too long to be shipped',
    returns: 'Return requests and device problems',
    messages: 'Messages from the contact page',
    digest: 'Daily digest: what’s waiting, every morning at {{hour}} ({{timeZone}})',
  },
  save: 'Save',
  saving: 'Saving...',
  saved: 'Your choice is saved.',
} as const;
