export const session = {
  password: {
    title: 'Your password, please',
    introduction:
      'This cannot be taken back, so the shop makes sure that it is you. You are asked again after five minutes.',
    label: 'Password',
    missing: 'Please enter your password',
    tooMany: 'Too many attempts. Please try again later.',
    wrong: 'This is not your password. Please try again.',
    submit: 'Go on',
    submitting: 'Checking...',
  },
  factor: {
    title: 'Second factor',
    introduction:
      'Staff sign in with a code of an authenticator app besides the password. Any such app on your phone will do.',
    begin: 'Set up an app',
    scan: 'Add an account to the app, and point its camera at this code:',
    code: 'QR code of the key that is written below',
    key: 'Or type this key into the app:',
    open: 'Or open the app on this device',
    failed: 'This could not be set up. Please try again in a moment, or ask an admin.',
    signInAgain:
      'You signed in without a code of your app. Please give your password and the code.',
    give: 'Give password and code',
  },
  unverified: {
    title: 'Verify your email first',
    introduction:
      'Staff need a verified email address. Send yourself the link from your account, follow it, then come back here.',
    account: 'Go to your account',
    done: 'I have done that',
  },
  ending: {
    'idle-soon': {
      title: 'Are you still there?',
      text: 'Nothing was done for a while. You will be signed out in a minute.',
    },
    'end-soon': {
      title: 'Your session is about to end',
      text: 'You signed in twelve hours ago and will be signed out in a minute. Please finish what you are doing, then sign in again.',
    },
    stay: 'Stay signed in',
    read: 'I see',
    signOut: 'Log out now',
  },
} as const;
