export const accountActions = [
  'approve',
  'decline',
  'suspend',
  'reinstate',
  'undo',
  'update-customer',
  'refund',
  'reconcile',
  'end-payment',
  'pause-payments',
  'resend-mail',
  'grant-staff',
  'revoke-staff',
] as const;

export const orderActions = [
  'refund',
  'reconcile',
  'annotate-order',
  'create-shipment',
  'undo-shipment',
  'release-shipment',
  'download-invoice',
  'resend-mail',
] as const;

export type AuditAction =
  | (typeof accountActions)[number]
  | (typeof orderActions)[number]
  | 'hold-lot'
  | 'unhold-lot'
  | 'mark-contact-message'
  | 'export-orders'
  | 'export-catalogue'
  | 'inspect-accounts';
