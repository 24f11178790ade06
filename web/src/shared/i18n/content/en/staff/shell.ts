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
    'staff-only': 'Only staff can do this.',
    'invalid-input': 'Please check what you entered and try again.',
    'not-found': 'This does not exist any more. Please reload the page.',
    'too-many-requests': 'Too many attempts. Please wait a minute and try again.',
    failed: 'This could not be done. Please try again in a moment.',
  },
} as const;
