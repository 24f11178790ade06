import { z } from 'zod';

/** Each stable error code with its HTTP status and the English sentence for the user. */
export const apiErrors = {
  'sign-in-required': { status: 401, error: 'Please sign in and try again.' },
  'not-approved': {
    status: 403,
    error:
      'Your account is pending approval. You will be able to checkout once your account is approved.',
  },
  'not-your-account': { status: 403, error: 'You can only do this for your own account.' },
  'not-registered': {
    status: 403,
    error: 'This account is not registered with the shop yet. Please register first.',
  },
  'account-closed': {
    status: 403,
    error: 'This account was declined or suspended. Please contact us.',
  },
  'staff-only': { status: 403, error: 'Only staff can do this.' },
  'invalid-input': { status: 400, error: 'Please check what you entered and try again.' },
  'unknown-product': {
    status: 400,
    error: 'An item in your cart is no longer available. Please remove it and try again.',
  },
  'not-purchasable': {
    status: 400,
    error: 'An item in your cart cannot be bought online. Please remove it and try again.',
  },
  'duplicate-item': {
    status: 400,
    error: 'An item is in your cart twice. Please remove one of the two and try again.',
  },
  'amount-too-large': {
    status: 400,
    error: 'This order is too large to pay by card. Please split it into smaller orders.',
  },
  'empty-cart': { status: 400, error: 'Your cart is empty. Please add an item and try again.' },
  'checkout-mismatch': {
    status: 409,
    error: 'Your cart has changed. Please return to the cart and check out again.',
  },
  'already-registered': { status: 409, error: 'An account with this email already exists' },
  'already-paid': {
    status: 409,
    error: 'This order has already been paid. You will find it in your account.',
  },
  'already-decided': {
    status: 409,
    error: 'Somebody else has decided on this account. Please look at it again.',
  },
  'not-undoable': {
    status: 409,
    error: 'This can no longer be undone. Please decide on the account again.',
  },
  'not-paid': {
    status: 409,
    error: 'Nothing was paid for this order, so nothing can be refunded.',
  },
  'already-refunded': { status: 409, error: 'This order has been refunded in full already.' },
  'refund-too-large': {
    status: 409,
    error:
      'This is more than what is left of the payment. Please look at the order again and choose a smaller amount.',
  },
  'order-disputed': {
    status: 409,
    error:
      'The customer has disputed this payment with their bank. Please answer the dispute in Stripe; it cannot be refunded.',
  },
  'refund-refused': {
    status: 409,
    error:
      'The payment service did not accept this refund. Please look at the payment in Stripe to see why.',
  },
  'request-id-used': {
    status: 409,
    error: 'This request was made before with other details. Please start the refund again.',
  },
  'last-admin': {
    status: 409,
    error: 'Somebody else must be an admin first.',
  },
  'not-found': { status: 404, error: 'We could not find what you asked for.' },
  'too-many-requests': {
    status: 429,
    error: 'Too many attempts. Please wait a minute and try again.',
  },
  'payload-too-large': { status: 413, error: 'This request is too large.' },
  'payment-unavailable': {
    status: 502,
    error: 'The payment service could not be reached. Please try again in a moment.',
  },
  internal: { status: 500, error: 'Something went wrong on our side. Please try again.' },
} as const;

export type ApiErrorCode = keyof typeof apiErrors;

/** Body of every answer that is not a success. `field` names the input that was wrong. */
export const apiErrorBody = z.object({
  error: z.string(),
  code: z.string(),
  field: z.string().optional(),
});
export type ApiErrorBody = z.infer<typeof apiErrorBody>;
