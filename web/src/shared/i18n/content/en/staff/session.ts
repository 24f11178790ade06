export const session = {
  password: {
    title: 'Confirm your password',
    introduction: 'To continue, confirm that it’s you. We’ll ask again after five minutes.',
    label: 'Password',
    missing: 'Enter your password',
    tooMany: 'Too many attempts. Please try again later.',
    wrong: 'Wrong password. Try again.',
    submit: 'Continue',
    submitting: 'Checking...',
  },
  factor: {
    title: 'Two-factor authentication',
    introduction:
      'Staff sign in with their password and a code from an authenticator app. Any authenticator app will work.',
    begin: 'Set up an app',
    scan: 'Add an account in the app and scan this code:',
    code: 'QR code for the key shown below',
    key: 'Or enter this key in the app:',
    open: 'Or open the app on this device',
    failed: 'Setup failed. Try again in a moment, or ask an admin.',
    signInAgain: 'You signed in without a code from your app. Enter your password and the code.',
    give: 'Enter password and code',
  },
  unverified: {
    title: 'Verify your email first',
    introduction:
      'Staff need a verified email address. Request a link from your account page, open it, then come back here.',
    account: 'Go to your account',
    done: 'I’ve verified it',
  },
  ending: {
    'idle-soon': {
      title: 'Are you still there?',
      text: 'You haven’t been active for a while. We’ll sign you out in one minute.',
    },
    'end-soon': {
      title: 'Your session is about to end',
      text: 'You signed in twelve hours ago, so we’ll sign you out in one minute. Finish what you’re doing, then sign in again.',
    },
    stay: 'Stay signed in',
    read: 'Got it',
    signOut: 'Log out now',
  },
} as const;
