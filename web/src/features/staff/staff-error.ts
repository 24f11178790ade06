import { FirebaseError } from 'firebase/app';
import { messageKey } from '../../shared/forms/message-key.ts';

const messages = {
  'sign-in-required': 'shell.errors.sign-in-required',
  'app-check-required': 'shell.errors.app-check-required',
  'staff-only': 'shell.errors.staff-only',
  'email-not-verified': 'shell.errors.email-not-verified',
  'second-factor-required': 'shell.errors.second-factor-required',
  'staff-session-ended': 'shell.errors.staff-session-ended',
  'recent-sign-in-required': 'shell.errors.recent-sign-in-required',
  'invalid-input': 'shell.errors.invalid-input',
  'not-found': 'shell.errors.not-found',
  'too-many-requests': 'shell.errors.too-many-requests',
  'own-account': 'accounts.own',
  'approval-unconfirmed': 'accounts.unconfirmed',
  'license-changed': 'accounts.verification.licenseChanged',
  'own-order': 'orders.own',
  'own-return': 'returns.own',
  'return-state': 'returns.errors.state',
  'return-lines-changed': 'returns.errors.lines',
  'return-exceeds-requested': 'returns.errors.quantity',
  'return-nothing-accepted': 'returns.errors.nothing',
  'own-complaint': 'complaints.own',
  'complaint-state': 'complaints.wrongState',
  'complaint-not-investigated': 'complaints.close.notInvestigated',
  'not-paid': 'orders.refund.errors.not-paid',
  'already-refunded': 'orders.refund.errors.already-refunded',
  'refund-too-large': 'orders.refund.errors.refund-too-large',
  'order-disputed': 'orders.refund.errors.order-disputed',
  'refund-refused': 'orders.refund.errors.refund-refused',
  'request-id-used': 'orders.refund.errors.request-id-used',
  'payment-unavailable': 'orders.refund.errors.payment-unavailable',
  'refund-exceeds-line': 'orders.refund.errors.refund-exceeds-line',
  'order-not-shippable': 'shipping.errors.order-not-shippable',
  'shipment-wrong-item': 'shipping.errors.shipment-wrong-item',
  'shipment-surplus': 'shipping.errors.shipment-surplus',
  'shipment-lot-missing': 'shipping.errors.shipment-lot-missing',
  'shipment-expired': 'shipping.errors.shipment-expired',
  'shipment-other-expiry': 'shipping.errors.shipment-other-expiry',
  'lot-on-hold': 'shipping.errors.lot-on-hold',
  'shipment-not-undoable': 'shipping.errors.shipment-not-undoable',
  'shipment-undone': 'shipping.errors.shipment-undone',
  'too-many-lots': 'recalls.errors.too-many-lots',
  'recall-too-large': 'recalls.errors.recall-too-large',
  'recall-without-recipients': 'recalls.errors.recall-without-recipients',
  'recall-changed': 'recalls.errors.recall-changed',
  'recall-sent': 'recalls.errors.recall-sent',
  'catalogue-changed': 'catalogue.errors.changed',
  'catalogue-change-settled': 'catalogue.errors.settled',
  'last-admin': 'members.lastAdmin',
  'member-not-verified': 'members.unverified',
  'account-exists': 'members.accountExists',
} as const;

export function staffErrorDetails(error: unknown): unknown {
  return error instanceof FirebaseError && 'details' in error ? error.details : undefined;
}

export function staffErrorDetail(error: unknown, name: string): string | undefined {
  const details = staffErrorDetails(error);
  if (typeof details !== 'object' || details === null) return undefined;
  const detail: unknown = Reflect.get(details, name);
  return typeof detail === 'string' ? detail : undefined;
}

export function staffErrorCode(error: unknown): string | undefined {
  return staffErrorDetail(error, 'code');
}

export function staffErrorKey(error: unknown) {
  return messageKey(staffErrorCode(error), messages, 'shell.errors.failed');
}
