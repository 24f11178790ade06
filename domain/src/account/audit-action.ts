export const accountActions = [
  'approve',
  'decline',
  'suspend',
  'reinstate',
  'undo',
  'update-customer',
  'verify-license',
  'refund',
  'reconcile',
  'end-payment',
  'pause-payments',
  'resend-mail',
  'invite-staff',
  'expire-invitation',
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

export const returnActions = [
  'accept-return',
  'decline-return',
  'receive-return',
  'settle-return',
] as const;

export const complaintActions = [
  'update-complaint',
  'decide-complaint',
  'close-complaint',
  'reopen-complaint',
  'download-complaint',
] as const;

export const recallActions = [
  'save-recall',
  'discard-recall',
  'send-recall',
  'export-recall',
] as const;

export type AuditAction =
  | (typeof accountActions)[number]
  | (typeof orderActions)[number]
  | (typeof returnActions)[number]
  | 'hold-lot'
  | 'unhold-lot'
  | 'correct-lot-expiry'
  | (typeof complaintActions)[number]
  | 'change-catalogue'
  | 'undo-catalogue-change'
  | 'mark-contact-message'
  | 'update-settings'
  | 'choose-emails'
  | 'export-orders'
  | 'export-complaints'
  | 'export-catalogue'
  | 'inspect-accounts'
  | 'find-lot-recipients'
  | 'export-lot-recipients'
  | (typeof recallActions)[number];
