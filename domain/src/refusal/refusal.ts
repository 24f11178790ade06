export const refusalSentences = {
  'sign-in-required': 'Sign in and try again.',
  'not-approved':
    'Your account is pending approval. You will be able to checkout once your account is approved.',
  'not-your-account': 'You can only do this for your own account.',
  'not-registered': 'Finish registering, then try again.',
  'account-closed': 'This account was declined or suspended. Contact us for help.',
  'staff-only': 'Only staff can do this.',
  'app-check-required':
    'We couldn’t verify your browser. Call or email our office, and we’ll help you.',
  'email-not-verified':
    'Verify your email address first: open the link in the email we sent you, then sign in again.',
  'second-factor-required': 'Sign in with the code from your authenticator app.',
  'staff-session-ended': 'Your session has ended. Sign in again.',
  'recent-sign-in-required': 'Enter your password again.',
  'own-account': 'You can’t review or change your own account. Ask another staff member.',
  'own-order': 'You can’t ship, refund, or change your own order. Ask another staff member.',
  'own-return': 'You can’t handle your own return. Ask another staff member.',
  'return-line-unknown':
    'One of these items isn’t in your shipments. Reload the page and select it again.',
  'return-exceeds-shipped':
    'You can’t return that many units of one of these items. Reload the page and check the quantities.',
  'return-non-returnable': 'One of these items can’t be returned. Remove it, or contact us.',
  'return-too-late':
    'The return period for one of these items is over. Remove the item, or contact us.',
  'return-short-shelf-life':
    'One of these items expires too soon to be returned. Remove it, or contact us.',
  'return-opened':
    'One of these items can only be returned in unopened packaging. Remove it, or contact us.',
  'patient-details': 'This looks like a patient’s name or birth date. Remove it and try again.',
  'return-state':
    'The return’s status has changed, so this is no longer possible. Check the current status.',
  'return-not-accepted': 'Return instructions are available once we’ve accepted the return.',
  'return-lines-changed': 'These aren’t the items of this return. Reload the page and try again.',
  'return-exceeds-requested':
    'There aren’t that many units in this return. Check the quantities and try again.',
  'return-nothing-accepted': 'Accept at least one unit, or decline the return.',
  'own-complaint': 'You can’t change your own complaint. Ask another staff member.',
  'complaint-state':
    'The complaint’s status has changed, so this is no longer possible. Check the current status.',
  'complaint-not-investigated':
    'First record the findings of the investigation, or why none was needed.',
  'member-not-verified':
    'The owner of this account hasn’t verified their email address yet. Ask them to open the link in the email.',
  'account-exists':
    'This email already has an account. Look up the account and give it access instead.',
  'invalid-input': 'Check what you entered and try again.',
  'unknown-product': 'An item in your cart is no longer available. Remove it and try again.',
  'not-purchasable': 'An item in your cart can’t be bought online. Remove it and try again.',
  'out-of-stock': 'An item in your cart is out of stock. Remove it and try again.',
  'duplicate-item': 'An item is in your cart twice. Remove one of them and try again.',
  'amount-too-large': 'This order is too large to pay by card. Split it into smaller orders.',
  'empty-cart': 'Your cart is empty. Add an item and try again.',
  'checkout-mismatch': 'Your cart has changed. Return to the cart and check out again.',
  'already-registered': 'An account with this email already exists',
  'already-paid': 'This order has already been paid for. You’ll find it in your account.',
  'payment-processing':
    'Your bank is still processing this payment. You’ll find the order in your account once it’s confirmed.',
  'paid-meanwhile':
    'Another one of your orders was paid while we were preparing this one. Check your orders first. If you still want this one, return to the cart and check out again.',
  'too-many-declines':
    'Too many cards were declined for this order, so we canceled this payment. Check with your bank. To try again, return to the cart and check out again.',
  'payments-paused':
    'Too many of your payments were declined, so you can’t pay for an hour. Check with your bank, or contact us.',
  'already-decided': 'Someone else has already reviewed this account. Check it again.',
  'approval-unconfirmed':
    'This account has a warning that you haven’t confirmed. Check the account, then approve it again.',
  'license-changed':
    'The license number was just corrected. Check the new number, then save again.',
  'not-undoable': 'This can no longer be undone. Review the account again.',
  'not-paid': 'Nothing was paid for this order, so there’s nothing to refund.',
  'already-refunded': 'This order has already been refunded in full.',
  'refund-too-large':
    'This is more than the remaining amount. Check the order and enter a smaller amount.',
  'refund-exceeds-line':
    'There aren’t that many units left to refund. Check the order and enter a smaller quantity.',
  'order-not-shippable':
    'Only paid orders can be shipped. This one is refunded, disputed, or still processing.',
  'shipment-wrong-item': 'This item doesn’t belong in the package. Take it out.',
  'shipment-surplus':
    'Fewer units are left to ship than you packed. Someone may have shipped or refunded some in the meantime. Check the order and pack it again.',
  'shipment-lot-missing':
    'This item needs a lot number and an expiration date. Scan its label or enter both.',
  'shipment-expired': 'This lot has expired. Take the units from another lot.',
  'shipment-other-expiry':
    'You entered two expiration dates for the same lot. Check the labels and correct one of them.',
  'lot-expiry-differs':
    'Earlier units of this lot have another expiration date. Check the label and enter its date.',
  'lot-on-hold': 'This lot is on hold, so it can’t be shipped. Take the units from another lot.',
  'shipment-not-undoable':
    'The undo period for this shipment is over. If it contains a mistake, contact the customer.',
  'shipment-undone': 'This shipment was undone. Pack the items again to ship them.',
  'order-disputed':
    'The customer disputed this payment with their bank, so it can’t be refunded. Respond to the dispute in Stripe.',
  'refund-refused':
    'The payment service didn’t accept this refund. Check the payment in Stripe to see why.',
  'request-id-used':
    'This request was already made with different details. Close it and start again.',
  'staff-account':
    'This is a staff account. An admin must remove the staff role before the account can be deleted.',
  'payment-unsettled':
    'One of your payments or refunds is still processing. Delete your account once it’s complete.',
  'dispute-open':
    'One of your payments is disputed with your bank. Delete your account once the dispute is resolved.',
  'last-admin': 'Make someone else an admin first.',
  'unknown-sku': 'There’s no such SKU in the catalogue. Check it and save again.',
  'too-many-lots': 'This range contains too many lots for one search. Search for a smaller range.',
  'recall-too-large': 'Too many shipments contain these lots. Recall fewer lots at a time.',
  'recall-without-recipients': 'No customer has received these lots, so there’s no one to notify.',
  'recall-changed': 'Someone else has just changed this recall. Review it, then send it again.',
  'recall-sent': 'This recall has already been sent, so it can no longer be changed.',
  'recall-link-invalid':
    'This link is incomplete or no longer valid. Open the link in our email again, or call our office.',
  'catalogue-changed':
    'Someone else has just changed the catalogue. Check the current prices, then save again.',
  'catalogue-change-settled':
    'This change can no longer be undone. Change the products again instead.',
  'item-available': 'This item is available again. Reload the page to buy it.',
  'too-many-stock-notices':
    'You’re already waiting for as many items as we can notify you about. Cancel one of them first.',
  'not-found': 'We couldn’t find what you’re looking for.',
  'too-many-requests': 'Too many attempts. Wait a while and try again.',
  'payload-too-large': 'This request is too large.',
  'unsupported-encoding': 'Send this request without compression.',
  'payment-unavailable': 'We couldn’t reach the payment service. Try again in a moment.',
  internal: 'Something went wrong on our end. Try again.',
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
  'own-return': 403,
  'return-line-unknown': 400,
  'return-exceeds-shipped': 409,
  'return-non-returnable': 409,
  'return-too-late': 409,
  'return-short-shelf-life': 409,
  'return-opened': 409,
  'patient-details': 400,
  'return-state': 409,
  'return-not-accepted': 409,
  'return-lines-changed': 409,
  'return-exceeds-requested': 409,
  'return-nothing-accepted': 400,
  'own-complaint': 403,
  'complaint-state': 409,
  'complaint-not-investigated': 409,
  'member-not-verified': 409,
  'account-exists': 409,
  'invalid-input': 400,
  'unknown-product': 400,
  'not-purchasable': 400,
  'out-of-stock': 400,
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
  'approval-unconfirmed': 409,
  'license-changed': 409,
  'not-undoable': 409,
  'not-paid': 409,
  'already-refunded': 409,
  'refund-too-large': 409,
  'refund-exceeds-line': 409,
  'order-not-shippable': 409,
  'shipment-wrong-item': 409,
  'shipment-surplus': 409,
  'shipment-lot-missing': 400,
  'shipment-expired': 409,
  'shipment-other-expiry': 400,
  'lot-expiry-differs': 409,
  'lot-on-hold': 409,
  'shipment-not-undoable': 409,
  'shipment-undone': 409,
  'order-disputed': 409,
  'refund-refused': 409,
  'request-id-used': 409,
  'last-admin': 409,
  'staff-account': 409,
  'payment-unsettled': 409,
  'dispute-open': 409,
  'unknown-sku': 400,
  'too-many-lots': 400,
  'recall-too-large': 409,
  'recall-without-recipients': 409,
  'recall-changed': 409,
  'recall-sent': 409,
  'recall-link-invalid': 404,
  'catalogue-changed': 409,
  'catalogue-change-settled': 409,
  'item-available': 409,
  'too-many-stock-notices': 409,
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
