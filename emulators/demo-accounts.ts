export const demoPassword = 'demo-password';

export const demoAccounts = {
  dentist: 'dentist@example.com',
  lab: 'lab@example.com',
  staff: 'staff@example.com',
} as const;
