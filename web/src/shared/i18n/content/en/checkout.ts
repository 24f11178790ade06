import type { RefusalTexts } from '../../translation.ts';

export const checkout = {
  cart: {
    title: 'Your Cart',
    description: 'Review the items in your cart and check out.',
    loading: 'Loading your cart...',
    continueShopping: 'Continue Shopping',
    empty: {
      title: 'Your Cart is Empty',
      text: 'Items you add to your cart appear here.',
      lists: 'My Lists',
    },
    line: {
      remove: 'Remove',
      removeItem: 'Remove {{name}}',
      clear: 'Clear Cart',
    },
    notes: {
      price: 'The price was {{from}} each when you added it.',
      gone: 'No longer sold. Remove it before you check out.',
    },
    announcement: {
      quantity: '{{name}}: quantity {{quantity}}. Subtotal {{subtotal}}.',
      removed: '{{name}} removed from your cart. Subtotal {{subtotal}}.',
    },
    summary: {
      title: 'Order summary',
      subtotal: 'Subtotal',
      proceed: 'Proceed to Checkout',
      checking: 'Checking...',
      returnToCart: 'Return to Cart',
    },
    status: {
      offline: 'You need an internet connection to check out. Your cart is saved on this device.',
      loggedOut: 'You need to login to checkout.',
      pending:
        'Your account is pending approval. You will be able to checkout once your account is approved.',
      failed: 'Could not verify account status. Please try again later.',
      login: 'Login to Continue',
      tryAgain: 'Try again',
    },
    payment: {
      title: 'Complete Your Purchase',
      failed: 'There was an error processing your payment. Please try again.',
    },
    success: {
      title: 'Payment Successful!',
      text: 'Thank you for your purchase. A confirmation email has been sent to {{email}}.',
      orders: 'View My Orders',
      order: 'View Order Status',
      recording: 'Your order number will appear here in a moment.',
      noReceipt: 'We couldn’t load the receipt. You’ll find the order in your account.',
      nextTitle: 'What happens next',
      next: 'We’ll prepare your order and ship it to the address above. Track its progress on the order page.',
    },
    alreadyPaid: {
      title: 'This order is already paid',
      text: 'You’ve already paid for these items, so your card wasn’t charged again. You’ll find the order in your account.',
    },
  },
  loading: 'Loading payment details...',
  approval: {
    staff: 'You’re signed in as staff. To place an order, sign in with a customer account.',
    unregistered:
      'Your registration isn’t complete. To finish it, register with the same email and password.',
    declined:
      'Your account wasn’t approved, so you can’t check out. The email we sent you explains why.',
    suspended: 'Your account is suspended, so you can’t check out.',
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
    failed: 'We couldn’t load your saved cards. You can pay with a new card.',
    save: 'Save this card for future purchases',
  },
  address: {
    title: 'Shipping Address',
    note: 'To change your shipping address, <contact>contact customer support</contact>.',
    none: 'No address found. Please <contact>contact customer support</contact> to add your shipping address.',
    failed: 'We couldn’t load your shipping address. You can still pay; we have it on file.',
  },
  details: {
    title: 'Optional Details',
    reference: 'PO or case reference',
    referenceHint: 'Printed on the invoice and the packing slip. Don’t include patient names.',
    deliveryNote: 'Delivery note',
    deliveryNoteHint: 'Instructions for the carrier.',
  },
  pay: 'Pay Now',
  processing: 'Processing...',
  checkingWithBank:
    'We’re checking with your bank whether the payment went through. Please wait, and don’t pay again.',
  resumeEnded: 'This checkout is no longer active. Try again to start a new one.',
  retry: 'Try again',
  cardFormFailed: 'We couldn’t load the card form. Check your connection and reload this page.',
  prices: {
    changed:
      'Prices have changed since you filled your cart. The total is now {{amount}}, and your cart has been updated.',
    change: '{{name}}: from {{from}} to {{to}} each',
  },
  outcomes: {
    processing:
      'Your payment is still processing. You’ll find the order in your account once it’s confirmed.',
    canceled:
      'This payment was canceled, so your card wasn’t charged. Return to your cart and check out again.',
    replaced:
      'This checkout is no longer valid because you started a newer one. If you’ve paid for that one, you’ll find the order in your account. If not, return to your cart and check out again.',
    'not-authenticated':
      'Your bank didn’t confirm the payment, so your card wasn’t charged. Your cart is saved. Try again or use another card.',
    'not-finished':
      'The confirmation window closed before your bank approved the payment. Your cart is saved. Try again or use another card. You won’t be charged twice.',
    interrupted:
      'Your last payment isn’t complete: your bank is still waiting for your confirmation. Your cart is saved. You can pay now with the same card or another one. You won’t be charged twice.',
    repriced:
      'A price just changed, so we didn’t submit your payment. Check the new total and pay again.',
    unknown:
      'We haven’t received a response from your bank. Check your connection and pay again. You won’t be charged twice.',
  },
  itemErrors: {
    'unknown-product':
      '“{{name}}” is no longer sold. Return to your cart, remove it and check out again.',
    'not-purchasable':
      '“{{name}}” can’t be bought online right now. Return to your cart, remove it and check out again.',
    'out-of-stock':
      '“{{name}}” is out of stock. Return to your cart, remove it and check out again.',
    'duplicate-item':
      '“{{name}}” is in your cart twice. Return to your cart, remove one of them and check out again.',
  },
  errors: {
    'app-check-required':
      'We couldn’t verify your browser. Call {{officePhone}} or email {{officeEmail}} to order.',
    'not-approved':
      'Your account is pending approval. You will be able to checkout once your account is approved.',
    'too-many-items':
      'An order can include up to {{lines}} different items and {{quantity}} of each. Split it into smaller orders.',
    'too-many-checkouts':
      'You’ve started too many checkouts within an hour. Your cart is saved. Wait an hour, then try again.',
    'too-many-requests': 'Too many attempts. Try again in {{minutes}} min.',
    'payment-unavailable': 'We couldn’t reach the payment service. Try again in a moment.',
  },
  refusals: {} as RefusalTexts,
} as const;
