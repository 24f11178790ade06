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
  'own-order': 'orders.own',
  'not-paid': 'orders.refund.errors.not-paid',
  'already-refunded': 'orders.refund.errors.already-refunded',
  'refund-too-large': 'orders.refund.errors.refund-too-large',
  'order-disputed': 'orders.refund.errors.order-disputed',
  'refund-refused': 'orders.refund.errors.refund-refused',
  'request-id-used': 'orders.refund.errors.request-id-used',
  'payment-unavailable': 'orders.refund.errors.payment-unavailable',
  'too-many-lots': 'recalls.errors.too-many-lots',
  'recall-too-large': 'recalls.errors.recall-too-large',
  'recall-without-recipients': 'recalls.errors.recall-without-recipients',
  'recall-changed': 'recalls.errors.recall-changed',
  'recall-sent': 'recalls.errors.recall-sent',
  'last-admin': 'members.lastAdmin',
  'member-not-verified': 'members.unverified',
} as const;

export function staffErrorCode(error: unknown): string | undefined {
  if (!(error instanceof FirebaseError) || !('details' in error)) return undefined;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('code' in details)) return undefined;
  return typeof details.code === 'string' ? details.code : undefined;
}

export function staffErrorKey(error: unknown) {
  return messageKey(staffErrorCode(error), messages, 'shell.errors.failed');
}
