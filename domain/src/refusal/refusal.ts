/** Spanish is in `web/src/shared/i18n/content/es/refusals.ts`. */
export const refusalSentences = {
  'sign-in-required': 'Please sign in and try again.',
  'not-approved':
    'Your account is pending approval. You will be able to checkout once your account is approved.',
  'not-your-account': 'You can only do this for your own account.',
  'not-registered': 'This account is not registered with the shop yet. Please register first.',
  'account-closed': 'This account was declined or suspended. Please contact us.',
  'staff-only': 'Only staff can do this.',
  'app-check-required':
    "We couldn't verify your browser. Call or email our office, and we'll help you.",
  'email-not-verified':
    'Please verify your email address first: follow the link in the mail, then sign in again.',
  'second-factor-required': 'Please sign in with your second factor.',
  'staff-session-ended': 'Your session has ended. Please sign in again.',
  'recent-sign-in-required': 'Please enter your password again.',
  'own-account': 'You can’t decide on your own account or change it. Ask another staff member.',
  'own-order': 'You can’t refund an order of your own or change it. Ask another staff member.',
  'member-not-verified':
    'The owner of this account has not verified its email address yet. Please ask them to follow the link in the mail.',
  'invalid-input': 'Please check what you entered and try again.',
  'unknown-product': 'An item in your cart is no longer available. Please remove it and try again.',
  'not-purchasable':
    'An item in your cart cannot be bought online. Please remove it and try again.',
  'duplicate-item': 'An item is in your cart twice. Please remove one of the two and try again.',
  'amount-too-large':
    'This order is too large to pay by card. Please split it into smaller orders.',
  'empty-cart': 'Your cart is empty. Please add an item and try again.',
  'checkout-mismatch': 'Your cart has changed. Please return to the cart and check out again.',
  'already-registered': 'An account with this email already exists',
  'already-paid': 'This order has already been paid. You will find it in your account.',
  'payment-processing':
    'Your bank is still working on this payment. You will find the order in your account as soon as it is confirmed.',
  'paid-meanwhile':
    'Another order of yours was paid while this one was being prepared. Please look at your orders first; if you want this one as well, return to the cart and check out again.',
  'too-many-declines':
    'Your bank has declined too many cards for this order, so this payment was ended. Please ask your bank; to try again, return to the cart and check out again.',
  'payments-paused':
    'Too many of your payments were declined, so paying is paused for an hour. Please ask your bank, or contact us.',
  'already-decided': 'Somebody else has decided on this account. Please look at it again.',
  'not-undoable': 'This can no longer be undone. Please decide on the account again.',
  'not-paid': 'Nothing was paid for this order, so nothing can be refunded.',
  'already-refunded': 'This order has been refunded in full already.',
  'refund-too-large':
    'This is more than what is left of the payment. Please look at the order again and choose a smaller amount.',
  'order-disputed':
    'The customer has disputed this payment with their bank. Please answer the dispute in Stripe; it cannot be refunded.',
  'refund-refused':
    'The payment service did not accept this refund. Please look at the payment in Stripe to see why.',
  'request-id-used':
    'This request was made before with other details. Please start the refund again.',
  'staff-account':
    'This account belongs to staff. An admin must take the role away before the account can be deleted.',
  'payment-unsettled':
    'A payment or refund of yours is still on its way. Please delete your account once it has arrived.',
  'dispute-open':
    'A payment of yours is being disputed with your bank. Please delete your account once that is decided.',
  'last-admin': 'Somebody else must be an admin first.',
  'not-found': 'We could not find what you asked for.',
  'too-many-requests': 'Too many attempts. Please wait a while and try again.',
  'payload-too-large': 'This request is too large.',
  'unsupported-encoding': 'Send this request without compression.',
  'payment-unavailable': 'The payment service could not be reached. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
} as const;

export type RefusalCode = keyof typeof refusalSentences;

export const refusalStatuses = {
  'sign-in-required': 401,
  'app-check-required': 401,
  'not-approved': 403,
  'not-your-account': 403,
  'not-registered': 403,
  'account-closed': 403,
  'staff-only': 403,
  'email-not-verified': 403,
  'second-factor-required': 403,
  'staff-session-ended': 401,
  'recent-sign-in-required': 403,
  'own-account': 403,
  'own-order': 403,
  'member-not-verified': 409,
  'invalid-input': 400,
  'unknown-product': 400,
  'not-purchasable': 400,
  'duplicate-item': 400,
  'amount-too-large': 400,
  'empty-cart': 400,
  'checkout-mismatch': 409,
  'already-registered': 409,
  'already-paid': 409,
  'payment-processing': 409,
  'paid-meanwhile': 409,
  'too-many-declines': 409,
  'payments-paused': 429,
  'already-decided': 409,
  'not-undoable': 409,
  'not-paid': 409,
  'already-refunded': 409,
  'refund-too-large': 409,
  'order-disputed': 409,
  'refund-refused': 409,
  'request-id-used': 409,
  'last-admin': 409,
  'staff-account': 409,
  'payment-unsettled': 409,
  'dispute-open': 409,
  'not-found': 404,
  'too-many-requests': 429,
  'payload-too-large': 413,
  'unsupported-encoding': 415,
  'payment-unavailable': 502,
  internal: 500,
} as const satisfies Record<RefusalCode, number>;

export interface RefusalDetails {
  readonly field?: string;
  readonly retryAfterMs?: number;
  readonly [fact: string]: string | number | null | undefined;
}

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
