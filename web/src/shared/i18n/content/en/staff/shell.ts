import { refusalSentences } from '@dental-shop/domain/refusal/refusal';

export const shell = {
  navigation: 'Staff',
  areas: {
    overview: 'Overview',
    accounts: 'Accounts',
    orders: 'Orders',
    attention: 'Needs attention',
    shipping: 'To ship',
    returns: 'Returns',
    complaints: 'Complaints',
    recalls: 'Recalls',
    messages: 'Messages',
    catalogue: 'Catalogue',
    members: 'People',
    settings: 'Settings',
  },
  overdue_one: '{{count}} overdue',
  overdue_other: '{{count}} overdue',
  toShop: 'Go to the shop',
  unavailable: 'We couldn’t reach the database. Check your connection and try again.',
  reload: 'Reload',
  cancel: 'Cancel',
  errors: {
    'sign-in-required': 'You’re no longer signed in. Sign in and try again.',
    'app-check-required':
      'We couldn’t verify your browser. Try a normal window instead of a private one, another browser, or another network.',
    'staff-only': refusalSentences['staff-only'],
    'email-not-verified': 'Verify your email address in your account first.',
    'second-factor-required': 'Reload the page and sign in with the code from your app.',
    'staff-session-ended': refusalSentences['staff-session-ended'],
    'recent-sign-in-required': 'Nothing was changed. Enter your password to continue.',
    'invalid-input': refusalSentences['invalid-input'],
    'not-found': 'This no longer exists. Reload the page.',
    'too-many-requests': 'Too many attempts. Try again in {{minutes}} min.',
    failed: 'Something went wrong. Try again in a moment.',
  },
} as const;
