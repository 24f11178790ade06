import { refusalSentences } from '@dental-shop/domain/refusal/refusal';

export const shell = {
  navigation: 'Staff',
  areas: {
    overview: 'Overview',
    accounts: 'Accounts',
    orders: 'Orders',
    messages: 'Messages',
    catalogue: 'Catalogue',
    members: 'People',
  },
  unavailable: 'The database could not be reached. Please check your connection and try again.',
  reload: 'Reload',
  cancel: 'Cancel',
  errors: {
    'sign-in-required': 'You are not signed in any more. Please sign in and try again.',
    'app-check-required':
      "We couldn't verify your browser. Try a normal window instead of a private one, another browser, or another network.",
    'staff-only': refusalSentences['staff-only'],
    'email-not-verified': 'Please verify your email address first, in your account.',
    'second-factor-required': 'Please reload the page and sign in with your second factor.',
    'staff-session-ended': refusalSentences['staff-session-ended'],
    'recent-sign-in-required': 'Nothing was done: your password is needed for this.',
    'invalid-input': refusalSentences['invalid-input'],
    'not-found': 'This does not exist any more. Please reload the page.',
    'too-many-requests': 'Too many attempts. Please try again in {{minutes}} min.',
    failed: 'This could not be done. Please try again in a moment.',
  },
} as const;
