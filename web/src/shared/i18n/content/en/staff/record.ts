export const record = {
  customer: 'Customer',
  customersOrders: 'All orders from this customer',
  activity: 'Staff activity',
  noActivity: 'No activity yet.',
  by: '{{what}}, by {{who}}',
  resend: 'Resend',
  resendOf: 'Resend: {{mail}} to {{to}}',
  resent: 'Resending the email to {{to}}.',
} as const;
