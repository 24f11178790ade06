import type { RefusalTexts } from '../../translation.ts';

export const checkout = {
  cart: {
    title: 'Your Cart',
    description: 'Your cart at a glance: quantities, prices and checkout.',
    loading: 'Loading your cart...',
    continueShopping: 'Continue Shopping',
    empty: {
      title: 'Your Cart is Empty',
      text: 'Items that you add to your cart appear here.',
      lists: 'My Lists',
    },
    line: {
      remove: 'Remove',
      removeItem: 'Remove {{name}}',
      clear: 'Clear Cart',
    },
    notes: {
      price: 'The price was {{from}} each when you added it.',
      gone: 'No longer sold. Please remove it before you check out.',
    },
    announcement: {
      quantity: '{{name}}: quantity {{quantity}}. Subtotal {{subtotal}}.',
      removed: '{{name}} removed from your cart. Subtotal {{subtotal}}.',
    },
    summary: {
      title: 'Order Summary',
      subtotal: 'Subtotal',
      proceed: 'Proceed to Checkout',
      checking: 'Checking...',
      returnToCart: 'Return to Cart',
    },
    status: {
      offline: 'The checkout needs an internet connection. Your cart is kept on this device.',
      loggedOut: 'You need to login to checkout.',
      pending:
        'Your account is pending approval. You will be able to checkout once your account is approved.',
      failed: 'Could not verify account status. Please try again later.',
      login: 'Login to Continue',
      tryAgain: 'Try Again',
    },
    payment: {
      title: 'Complete Your Purchase',
      failed: 'There was an error processing your payment. Please try again.',
    },
    success: {
      title: 'Payment Successful!',
      text: 'Thank you for your purchase. A confirmation email has been sent to {{email}}.',
      orders: 'View My Orders',
      order: 'Follow This Order',
      recording: 'Your order is being recorded. Its number appears here in a moment.',
      noReceipt: 'The receipt could not be shown. You will find the order in your account.',
      nextTitle: 'What happens next',
      next: 'We prepare your order and ship it to the address above. The page of your order shows its progress.',
    },
    alreadyPaid: {
      title: 'This order is already paid',
      text: 'You have paid for these items before, so your card was not charged again. You will find the order in your account.',
    },
  },
  loading: 'Loading payment details...',
  approval: {
    staff: "You are signed in as staff. To buy, please sign in with a customer's account.",
    unregistered:
      'Your account is not registered with the shop yet. Please register with the same email and password.',
    declined:
      'Your account was not approved, so you cannot check out. The email we sent you explains why.',
    suspended: 'Your account is suspended, so you cannot check out.',
    contact: 'Contact us',
  },
  items: {
    title: 'Order Items',
    quantity: 'Quantity: {{quantity}}',
  },
  methods: {
    title: 'Your Payment Methods',
    new: 'Use a new payment method',
    card: '{{brand}} ending in {{last4}}',
    expires: 'Expires {{expiry}}',
    failed: 'Your saved cards could not be loaded. You can pay with a new card.',
    save: 'Save this card for future purchases',
  },
  address: {
    title: 'Shipping Address',
    note: 'To change your shipping address, please <contact>contact customer support</contact>.',
    none: 'No address found. Please <contact>contact customer support</contact> to add your shipping address.',
    failed: 'Your shipping address could not be loaded. You can still pay; it is kept on file.',
  },
  details: {
    title: 'Optional Details',
    reference: 'PO or case reference',
    referenceHint: 'Printed on the invoice and the packing slip. Please give no patient’s name.',
    deliveryNote: 'Delivery note',
    deliveryNoteHint: 'For whoever delivers the parcel.',
  },
  pay: 'Pay Now',
  processing: 'Processing...',
  checkingWithBank:
    'We are checking with your bank whether the payment went through. Please wait, and do not pay again.',
  resumeEnded: 'This checkout is no longer open. Try again to start a new one.',
  retry: 'Try Again',
  cardFormFailed:
    'The card form could not be loaded. Please check your connection and reload this page.',
  prices: {
    changed:
      'Prices have changed since you filled your cart. The total is now {{amount}}, and your cart has been updated.',
    change: '{{name}}: from {{from}} to {{to}} each',
  },
  outcomes: {
    processing:
      'Your payment is still being processed. You will find the order in your account as soon as it is confirmed.',
    canceled:
      'This payment was canceled, so your card was not charged. Please return to your cart and check out again.',
    replaced:
      'This checkout is no longer valid, because a newer one has taken its place. Please return to your cart and check out again.',
    'not-authenticated':
      'Your bank did not confirm the payment, so your card was not charged. Your cart is kept. Please try again or use another card.',
    'not-finished':
      'The confirmation by your bank was closed before it was finished. Your cart is kept. Please try again or use another card: you will not be charged twice.',
    interrupted:
      'Your last payment was not finished: your bank still waits for your confirmation. Your cart is kept. You can pay now with the same card or another one, and you will not be charged twice.',
    repriced:
      'A price has changed just now, so your payment was not sent. Please check the new total and pay again.',
    unknown:
      'Your bank has not answered yet, or its answer was lost. Please check your connection and pay again: you will not be charged twice.',
  },
  itemErrors: {
    'unknown-product':
      '“{{name}}” is no longer sold. Please return to your cart, remove it and check out again.',
    'not-purchasable':
      '“{{name}}” cannot be bought online at the moment. Please return to your cart, remove it and check out again.',
    'duplicate-item':
      '“{{name}}” is in your cart twice. Please return to your cart, remove one of the two and check out again.',
  },
  errors: {
    'app-check-required':
      "We couldn't verify your browser. Call {{officePhone}} or email {{officeEmail}} to order.",
    'not-approved':
      'Your account is pending approval. You will be able to checkout once your account is approved.',
    'too-many-items':
      'One order takes at most {{lines}} different items and {{quantity}} pieces of each. Please split it into smaller orders.',
    'too-many-checkouts':
      'You have begun many checkouts within an hour. Please wait an hour, then try again; what is in your cart stays there.',
    'too-many-requests': 'Too many attempts. Please try again in {{minutes}} min.',
    'payment-unavailable':
      'The payment service could not be reached. Please try again in a moment.',
  },
  refusals: {} as RefusalTexts,
} as const;
